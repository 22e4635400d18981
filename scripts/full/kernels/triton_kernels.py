# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels in Triton's language, of the kinds that people write: each uses other instructions of the chips.

Triton reads the source of its kernels from their file, and types the parameters itself.
"""

# mypy: ignore-errors
# ruff: noqa: N803

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def add(x, y, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(o + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)


@triton.jit
def cached(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    a = tl.load(x + i, mask=i < n, other=0.0, cache_modifier=".cg")
    b = tl.load(x + i + n, mask=i < n, eviction_policy="evict_last")
    c = tl.load(x + i - n, mask=i < n, volatile=True)
    tl.store(o + i, a * b, mask=i < n, cache_modifier=".cs")
    tl.store(o + i + n, a * c, mask=i < n, eviction_policy="evict_first")


@triton.jit
def elementary(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n).to(tl.float32)
    v = tl.exp(v) + tl.log(v) + tl.sin(v) * tl.cos(v) + tl.sqrt(v) - tl.rsqrt(v) + tl.erf(v) + tl.exp2(v)
    v = (
        v
        + tl.floor(v)
        + tl.ceil(v)
        + tl.log2(v)
        + tl.abs(v)
        + tl.fma(v, v, v)
        + tl.sqrt_rn(v)
        + tl.div_rn(v, v)
    )
    tl.store(o + i, v, mask=i < n)


@triton.jit
def library(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    v = (
        libdevice.tanh(v)
        + libdevice.pow(v, v)
        + libdevice.log1p(v)
        + libdevice.expm1(v)
        + libdevice.atan2(v, v)
    )
    tl.store(o + i, v + libdevice.round(v) + libdevice.acos(v) + libdevice.fast_expf(v), mask=i < n)


@triton.jit
def doubles(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    tl.store(o + i, tl.sqrt(v) / (v + 1.0) + tl.maximum(v, 0.0) + libdevice.exp(v), mask=i < n)


@triton.jit
def integers(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    v = tl.umulhi(v.to(tl.uint32), v.to(tl.uint32)).to(tl.int32) + v // 7 + v % 5 + (v << 3) ^ (v >> 2)
    v = (
        v
        + libdevice.popc(v)
        + libdevice.clz(v)
        + tl.minimum(v, 3)
        + tl.clamp(v.to(tl.float32), 0.0, 1.0).to(tl.int32)
    )
    tl.store(o + i, v, mask=i < n)


@triton.jit
def softmax(x, o, stride, n, B: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, B)
    v = tl.load(x + row * stride + i, mask=i < n, other=-float("inf")).to(tl.float32)
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(o + row * stride + i, e / tl.sum(e, axis=0), mask=i < n)


@triton.jit
def layer_norm(x, w, b, o, stride, n, eps, B: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, B)
    v = tl.load(x + row * stride + i, mask=i < n, other=0.0).to(tl.float32)
    mean = tl.sum(v, axis=0) / n
    d = tl.where(i < n, v - mean, 0.0)
    r = 1 / tl.sqrt(tl.sum(d * d, axis=0) / n + eps)
    tl.store(
        o + row * stride + i, d * r * tl.load(w + i, mask=i < n) + tl.load(b + i, mask=i < n), mask=i < n
    )


@triton.jit
def reductions(x, o, B: tl.constexpr):
    v = tl.load(x + tl.arange(0, B)[:, None] * B + tl.arange(0, B)[None, :])
    i = tl.arange(0, B)
    tl.store(o + i, tl.sum(v, 1) + tl.max(v, 0) + tl.min(v, 1) + tl.argmax(v, 1) + tl.argmin(v, 0))


@triton.jit
def bits(x, o, B: tl.constexpr):
    v = tl.load(x + tl.arange(0, B)[:, None] * B + tl.arange(0, B)[None, :])
    i = tl.arange(0, B)
    tl.store(o + i, tl.xor_sum(v, 1) + tl.sum(v, 0) + tl.max(v, 1))


@triton.jit
def _combine(a, b):
    return a * b + b


@triton.jit
def scans(x, o, B: tl.constexpr):
    i = tl.arange(0, B)
    v = tl.load(x + i)
    tl.store(o + i, tl.cumsum(v, 0) + tl.cumprod(v, 0) + tl.associative_scan(v, 0, _combine))


@triton.jit
def sorts(x, o, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o + i, tl.sort(tl.load(x + i)))


@triton.jit
def histogram(x, o, B: tl.constexpr, K: tl.constexpr):
    v = tl.load(x + tl.arange(0, B))
    tl.store(o + tl.arange(0, K), tl.histogram(v, K))


@triton.jit
def gathers(x, y, o, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o + i, tl.gather(tl.load(x + i), tl.load(y + i), 0))


@triton.jit
def transpose(x, o, B: tl.constexpr):
    r, c = tl.arange(0, B)[:, None], tl.arange(0, B)[None, :]
    tl.store(o + r * B + c, tl.trans(tl.load(x + r * B + c)))


@triton.jit
def shapes(x, y, o, B: tl.constexpr):
    i = tl.arange(0, B)
    a, b = tl.load(x + i), tl.load(y + i)
    v = tl.join(a, b)
    first, second = tl.split(v)
    tl.store(o + tl.arange(0, 2 * B), tl.interleave(first + second, second))


@triton.jit
def random_numbers(o, seed, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(o + i, tl.rand(seed, i) + tl.randn(seed, i) + tl.randint(seed, i))


@triton.jit
def atomics(x, p, n, B: tl.constexpr, SEM: tl.constexpr, SCOPE: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    tl.atomic_add(p + i % 64, v, mask=i < n, sem=SEM, scope=SCOPE)


@triton.jit
def more_atomics(x, p, q, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    old = tl.atomic_max(p + i, v, mask=i < n) + tl.atomic_min(p + i, v, mask=i < n, sem="relaxed")
    tl.atomic_xchg(q + i, old, mask=i < n, sem="acquire")
    tl.atomic_cas(q, 0, 1, sem="acq_rel", scope="sys")
    tl.atomic_and(q + 1, 3, sem="release", scope="gpu")
    tl.atomic_or(q + 2, 3)
    tl.atomic_xor(q + 3, 3, scope="cta")


@triton.jit
def lock(p, x, o, B: tl.constexpr):
    i = tl.arange(0, B)
    while tl.atomic_cas(p, 0, 1) == 1:
        pass
    tl.store(o + i, tl.load(o + i) + tl.load(x + i))
    tl.debug_barrier()
    tl.atomic_xchg(p, 0)


@triton.jit
def matmul(
    a, b, c, M, N, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, P: tl.constexpr
):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    pa = a + m[:, None] * sa + k[None, :]
    pb = b + k[:, None] * sb + n[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.int32 if a.dtype.element_ty == tl.int8 else tl.float32)
    for i in range(0, tl.cdiv(K, BK)):
        va = tl.load(pa, mask=k[None, :] < K - i * BK, other=0.0)
        vb = tl.load(pb, mask=k[:, None] < K - i * BK, other=0.0)
        acc = tl.dot(va, vb, acc, input_precision=P, out_dtype=acc.dtype)
        pa += BK
        pb += BK * sb
    pc = c + m[:, None] * sc + n[None, :]
    tl.store(pc, acc.to(c.dtype.element_ty), mask=(m[:, None] < M) & (n[None, :] < N))


@triton.jit
def quantized(a, b, c, K, sa, sb, sc, scale, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for i in range(0, tl.cdiv(K, BK)):
        va = tl.load(a + m[:, None] * sa + i * BK + k[None, :])
        q = tl.load(b + (i * BK + k[:, None]) // 2 * sb + n[None, :])
        vb = ((q >> ((k[:, None] % 2) * 4)) & 15).to(va.dtype)
        acc = tl.dot(va, vb, acc)
    tl.store(c + m[:, None] * sc + n[None, :], acc * scale)


@triton.jit
def scaled(
    a, xa, b, xb, c, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, FA: tl.constexpr, FB: tl.constexpr
):
    da: tl.constexpr = 2 if FA == "e2m1" else 1
    db: tl.constexpr = 2 if FB == "e2m1" else 1
    m, n = tl.arange(0, BM), tl.arange(0, BN)
    va = tl.load(a + m[:, None] * (BK // da) + tl.arange(0, BK // da)[None, :])
    vb = tl.load(b + tl.arange(0, BK // db)[:, None] * BN + n[None, :])
    sa = tl.load(xa + m[:, None] * (BK // 32) + tl.arange(0, BK // 32)[None, :])
    sb = tl.load(xb + n[:, None] * (BK // 32) + tl.arange(0, BK // 32)[None, :])
    tl.store(c + m[:, None] * BN + n[None, :], tl.dot_scaled(va, sa, FA, vb, sb, FB))


@triton.jit
def attention(q, k, v, o, n, scale, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    m, d = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, D)
    vq = tl.load(q + m[:, None] * D + d[None, :])
    acc = tl.zeros((BM, D), dtype=tl.float32)
    top = tl.full((BM,), -float("inf"), dtype=tl.float32)
    total = tl.full((BM,), 1.0, dtype=tl.float32)
    for start in range(0, n, BN):
        j = start + tl.arange(0, BN)
        s = tl.dot(vq, tl.trans(tl.load(k + j[:, None] * D + d[None, :]))) * scale
        s = tl.where(m[:, None] >= j[None, :], s, -1e6)
        new = tl.maximum(top, tl.max(s, 1))
        p = tl.math.exp2(s - new[:, None])
        alpha = tl.math.exp2(top - new)
        total = total * alpha + tl.sum(p, 1)
        acc = tl.dot(p.to(vq.dtype), tl.load(v + j[:, None] * D + d[None, :]), acc * alpha[:, None])
        top = new
    tl.store(o + m[:, None] * D + d[None, :], (acc / total[:, None]).to(o.dtype.element_ty))


@triton.jit
def descriptors(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    da = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    db = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    dc = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    m, n = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        acc = tl.dot(da.load([m, k]), db.load([n, k]).T, acc)
    dc.store([m, n], acc.to(c.dtype.element_ty))


@triton.jit
def descriptor_reductions(a, c, M, N, BM: tl.constexpr, BN: tl.constexpr):
    da = tl.make_tensor_descriptor(a, [M, N], [N, 1], [BM, BN])
    dc = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    m, n = tl.program_id(0) * BM, tl.program_id(1) * BN
    dc.atomic_add([m, n], da.load([m, n]))


@triton.jit
def persistent(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    da = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    db = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    tiles = tl.cdiv(M, BM) * tl.cdiv(N, BN)
    for tile in tl.range(tl.program_id(0), tiles, tl.num_programs(0), flatten=False, warp_specialize=True):
        m, n = tile // tl.cdiv(N, BN) * BM, tile % tl.cdiv(N, BN) * BN
        acc = tl.zeros((BM, BN), dtype=tl.float32)
        for k in range(0, K, BK):
            acc = tl.dot(da.load([m, k]), db.load([n, k]).T, acc)
        i, j = m + tl.arange(0, BM), n + tl.arange(0, BN)
        tl.store(c + i[:, None] * N + j[None, :], acc.to(c.dtype.element_ty))


@triton.jit
def convolution(x, w, o, C, H, W, BM: tl.constexpr, BN: tl.constexpr, BC: tl.constexpr):
    p, k = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, BN)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for r in tl.static_range(3):
        for s in tl.static_range(3):
            for c0 in range(0, C, BC):
                c = c0 + tl.arange(0, BC)
                y, z = p // W + r - 1, p % W + s - 1
                inside = (y >= 0) & (y < H) & (z >= 0) & (z < W)
                v = tl.load(x + (y * W + z)[:, None] * C + c[None, :], mask=inside[:, None], other=0.0)
                acc = tl.dot(v, tl.load(w + ((r * 3 + s) * C + c)[:, None] * BN + k[None, :]), acc)
    tl.store(o + p[:, None] * BN + k[None, :], tl.maximum(acc, 0.0))


@triton.jit
def casts(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(o + i, tl.load(x + i, mask=i < n).to(o.dtype.element_ty), mask=i < n)


@triton.jit
def rounded(x, o, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    tl.store(o + i, v.to(o.dtype.element_ty, fp_downcast_rounding="rtz"), mask=i < n)


@triton.jit
def prints(x, n, B: tl.constexpr):
    i = tl.arange(0, B)
    v = tl.load(x + i, mask=i < n)
    tl.device_assert(n > 0, "empty")
    tl.device_print("value", v)


@triton.jit
def clocks(o, B: tl.constexpr):
    tl.store(o + tl.program_id(0) + tl.program_id(1) * 3 + tl.program_id(2), tl.num_programs(0))
    tl.store(o + tl.arange(0, B), tl.num_programs(1))


@triton.jit
def fused(x, w, y, o, n, k, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    g = tl.load(x + i, mask=i < n, other=0.0).to(tl.float32)
    u = tl.load(w + i, mask=i < n, other=0.0).to(tl.float32)
    r = g * tl.sigmoid(g) * u + 0.5 * g * (1 + tl.erf(g * 0.7071))
    r = tl.where(tl.rand(k, i) > 0.1, r / 0.9, 0.0)
    tl.store(o + i, r.to(o.dtype.element_ty), mask=i < n)
