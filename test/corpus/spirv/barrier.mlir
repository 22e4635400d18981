// Barriers: every scope as execution and as memory scope, every bit of the memory
// semantics and some combinations.

func.func @control_barrier() {
  spirv.ControlBarrier <CrossDevice>, <Workgroup>, <None>
  spirv.ControlBarrier <Device>, <Subgroup>, <Acquire>
  spirv.ControlBarrier <Workgroup>, <Invocation>, <Release>
  spirv.ControlBarrier <Subgroup>, <QueueFamily>, <AcquireRelease>
  spirv.ControlBarrier <Invocation>, <ShaderCallKHR>, <SequentiallyConsistent>
  spirv.ControlBarrier <QueueFamily>, <CrossDevice>, <UniformMemory>
  spirv.ControlBarrier <ShaderCallKHR>, <Device>, <SubgroupMemory>
  spirv.ControlBarrier <Workgroup>, <CrossDevice>, <None>
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire>
  spirv.ControlBarrier <Workgroup>, <Workgroup>, <Release>
  spirv.ControlBarrier <Workgroup>, <Subgroup>, <AcquireRelease>
  spirv.ControlBarrier <Workgroup>, <Invocation>, <SequentiallyConsistent>
  spirv.ControlBarrier <Workgroup>, <QueueFamily>, <UniformMemory>
  spirv.ControlBarrier <Workgroup>, <ShaderCallKHR>, <SubgroupMemory>
  spirv.ControlBarrier <Workgroup>, <CrossDevice>, <WorkgroupMemory>
  spirv.ControlBarrier <Workgroup>, <Device>, <CrossWorkgroupMemory>
  spirv.ControlBarrier <Workgroup>, <Workgroup>, <AtomicCounterMemory>
  spirv.ControlBarrier <Workgroup>, <Subgroup>, <ImageMemory>
  spirv.ControlBarrier <Workgroup>, <Invocation>, <OutputMemory>
  spirv.ControlBarrier <Workgroup>, <QueueFamily>, <MakeAvailable>
  spirv.ControlBarrier <Workgroup>, <ShaderCallKHR>, <MakeVisible>
  spirv.ControlBarrier <Workgroup>, <CrossDevice>, <Volatile>
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.ControlBarrier <Workgroup>, <Workgroup>, <Release|WorkgroupMemory|MakeAvailable>
  spirv.ControlBarrier <Workgroup>, <Subgroup>, <AcquireRelease|AtomicCounterMemory|ImageMemory>
  spirv.ControlBarrier <Workgroup>, <Invocation>, <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile>
  return
}

func.func @memory_barrier() {
  spirv.MemoryBarrier <CrossDevice>, <None>
  spirv.MemoryBarrier <Device>, <Acquire>
  spirv.MemoryBarrier <Workgroup>, <Release>
  spirv.MemoryBarrier <Subgroup>, <AcquireRelease>
  spirv.MemoryBarrier <Invocation>, <SequentiallyConsistent>
  spirv.MemoryBarrier <QueueFamily>, <UniformMemory>
  spirv.MemoryBarrier <ShaderCallKHR>, <SubgroupMemory>
  spirv.MemoryBarrier <CrossDevice>, <WorkgroupMemory>
  spirv.MemoryBarrier <Device>, <CrossWorkgroupMemory>
  spirv.MemoryBarrier <Workgroup>, <AtomicCounterMemory>
  spirv.MemoryBarrier <Subgroup>, <ImageMemory>
  spirv.MemoryBarrier <Invocation>, <OutputMemory>
  spirv.MemoryBarrier <QueueFamily>, <MakeAvailable>
  spirv.MemoryBarrier <ShaderCallKHR>, <MakeVisible>
  spirv.MemoryBarrier <CrossDevice>, <Volatile>
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  spirv.MemoryBarrier <Workgroup>, <Release|WorkgroupMemory|MakeAvailable>
  spirv.MemoryBarrier <Subgroup>, <AcquireRelease|AtomicCounterMemory|ImageMemory>
  spirv.MemoryBarrier <Invocation>, <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile>
  spirv.MemoryBarrier <QueueFamily>, <Acquire|UniformMemory>
  spirv.MemoryBarrier <ShaderCallKHR>, <Release|WorkgroupMemory|MakeAvailable>
  spirv.MemoryBarrier <CrossDevice>, <AcquireRelease|AtomicCounterMemory|ImageMemory>
  return
}

// SPV_INTEL_split_barrier.
func.func @split_barrier() {
  spirv.INTEL.ControlBarrierArrive <CrossDevice> <Subgroup> <None>
  spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <None>
  spirv.INTEL.ControlBarrierArrive <Device> <Invocation> <Acquire>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Subgroup> <Acquire>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <QueueFamily> <Release>
  spirv.INTEL.ControlBarrierWait <Subgroup> <Invocation> <Release>
  spirv.INTEL.ControlBarrierArrive <Subgroup> <ShaderCallKHR> <AcquireRelease>
  spirv.INTEL.ControlBarrierWait <Invocation> <QueueFamily> <AcquireRelease>
  spirv.INTEL.ControlBarrierArrive <Invocation> <CrossDevice> <SequentiallyConsistent>
  spirv.INTEL.ControlBarrierWait <QueueFamily> <ShaderCallKHR> <SequentiallyConsistent>
  spirv.INTEL.ControlBarrierArrive <QueueFamily> <Device> <UniformMemory>
  spirv.INTEL.ControlBarrierWait <ShaderCallKHR> <CrossDevice> <UniformMemory>
  spirv.INTEL.ControlBarrierArrive <ShaderCallKHR> <Workgroup> <SubgroupMemory>
  spirv.INTEL.ControlBarrierWait <CrossDevice> <Device> <SubgroupMemory>
  spirv.INTEL.ControlBarrierArrive <CrossDevice> <Subgroup> <WorkgroupMemory>
  spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <WorkgroupMemory>
  spirv.INTEL.ControlBarrierArrive <Device> <Invocation> <CrossWorkgroupMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Subgroup> <CrossWorkgroupMemory>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <QueueFamily> <AtomicCounterMemory>
  spirv.INTEL.ControlBarrierWait <Subgroup> <Invocation> <AtomicCounterMemory>
  spirv.INTEL.ControlBarrierArrive <Subgroup> <ShaderCallKHR> <ImageMemory>
  spirv.INTEL.ControlBarrierWait <Invocation> <QueueFamily> <ImageMemory>
  spirv.INTEL.ControlBarrierArrive <Invocation> <CrossDevice> <OutputMemory>
  spirv.INTEL.ControlBarrierWait <QueueFamily> <ShaderCallKHR> <OutputMemory>
  spirv.INTEL.ControlBarrierArrive <QueueFamily> <Device> <MakeAvailable>
  spirv.INTEL.ControlBarrierWait <ShaderCallKHR> <CrossDevice> <MakeAvailable>
  spirv.INTEL.ControlBarrierArrive <ShaderCallKHR> <Workgroup> <MakeVisible>
  spirv.INTEL.ControlBarrierWait <CrossDevice> <Device> <MakeVisible>
  spirv.INTEL.ControlBarrierArrive <CrossDevice> <Subgroup> <Volatile>
  spirv.INTEL.ControlBarrierWait <Device> <Workgroup> <Volatile>
  spirv.INTEL.ControlBarrierArrive <Device> <Invocation> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Subgroup> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <QueueFamily> <Release|WorkgroupMemory|MakeAvailable>
  spirv.INTEL.ControlBarrierWait <Subgroup> <Invocation> <Release|WorkgroupMemory|MakeAvailable>
  spirv.INTEL.ControlBarrierArrive <Subgroup> <ShaderCallKHR> <AcquireRelease|AtomicCounterMemory|ImageMemory>
  spirv.INTEL.ControlBarrierWait <Invocation> <QueueFamily> <AcquireRelease|AtomicCounterMemory|ImageMemory>
  spirv.INTEL.ControlBarrierArrive <Invocation> <CrossDevice> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile>
  spirv.INTEL.ControlBarrierWait <QueueFamily> <ShaderCallKHR> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile>
  return
}
