"""Types and attributes of SPIR-V. Use mlir.availability.spirv instead."""

from collections.abc import Mapping, Sequence
import enum

import mlir.ir

class AddressingModel(enum.IntEnum):
    """valid SPIR-V AddressingModel"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Logical = 0

    Physical32 = 1

    Physical64 = 2

    PhysicalStorageBuffer64 = 5348

class AddressingModelAttr(mlir.ir.Attribute):
    """``#spirv.addressing_model<...>``: holds a :class:`AddressingModel`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: AddressingModel, context: mlir.ir.Context | None = None) -> AddressingModelAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> AddressingModel:
        """What it holds."""

class BuiltIn(enum.IntEnum):
    """valid SPIR-V BuiltIn"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Position = 0

    PointSize = 1

    ClipDistance = 3

    CullDistance = 4

    VertexId = 5

    InstanceId = 6

    PrimitiveId = 7

    InvocationId = 8

    Layer = 9

    ViewportIndex = 10

    TessLevelOuter = 11

    TessLevelInner = 12

    TessCoord = 13

    PatchVertices = 14

    FragCoord = 15

    PointCoord = 16

    FrontFacing = 17

    SampleId = 18

    SamplePosition = 19

    SampleMask = 20

    FragDepth = 22

    HelperInvocation = 23

    NumWorkgroups = 24

    WorkgroupSize = 25

    WorkgroupId = 26

    LocalInvocationId = 27

    GlobalInvocationId = 28

    LocalInvocationIndex = 29

    WorkDim = 30

    GlobalSize = 31

    EnqueuedWorkgroupSize = 32

    GlobalOffset = 33

    GlobalLinearId = 34

    SubgroupSize = 36

    SubgroupMaxSize = 37

    NumSubgroups = 38

    NumEnqueuedSubgroups = 39

    SubgroupId = 40

    SubgroupLocalInvocationId = 41

    VertexIndex = 42

    InstanceIndex = 43

    SubgroupEqMask = 4416

    SubgroupGeMask = 4417

    SubgroupGtMask = 4418

    SubgroupLeMask = 4419

    SubgroupLtMask = 4420

    BaseVertex = 4424

    BaseInstance = 4425

    DrawIndex = 4426

    PrimitiveShadingRateKHR = 4432

    DeviceIndex = 4438

    ViewIndex = 4440

    ShadingRateKHR = 4444

    BaryCoordNoPerspAMD = 4992

    BaryCoordNoPerspCentroidAMD = 4993

    BaryCoordNoPerspSampleAMD = 4994

    BaryCoordSmoothAMD = 4995

    BaryCoordSmoothCentroidAMD = 4996

    BaryCoordSmoothSampleAMD = 4997

    BaryCoordPullModelAMD = 4998

    FragStencilRefEXT = 5014

    ViewportMaskNV = 5253

    SecondaryPositionNV = 5257

    SecondaryViewportMaskNV = 5258

    PositionPerViewNV = 5261

    ViewportMaskPerViewNV = 5262

    FullyCoveredEXT = 5264

    BaryCoordKHR = 5286

    BaryCoordNoPerspKHR = 5287

    FragSizeEXT = 5292

    FragInvocationCountEXT = 5293

    PrimitivePointIndicesEXT = 5294

    PrimitiveLineIndicesEXT = 5295

    PrimitiveTriangleIndicesEXT = 5296

    CullPrimitiveEXT = 5299

    LaunchIdKHR = 5319

    LaunchSizeKHR = 5320

    WorldRayOriginKHR = 5321

    WorldRayDirectionKHR = 5322

    ObjectRayOriginKHR = 5323

    ObjectRayDirectionKHR = 5324

    RayTminKHR = 5325

    RayTmaxKHR = 5326

    InstanceCustomIndexKHR = 5327

    ObjectToWorldKHR = 5330

    WorldToObjectKHR = 5331

    HitTNV = 5332

    HitKindKHR = 5333

    CurrentRayTimeNV = 5334

    IncomingRayFlagsKHR = 5351

    RayGeometryIndexKHR = 5352

    WarpsPerSMNV = 5374

    SMCountNV = 5375

    WarpIDNV = 5376

    SMIDNV = 5377

    CullMaskKHR = 6021

class BuiltInAttr(mlir.ir.Attribute):
    """``#spirv.built_in<...>``: holds a :class:`BuiltIn`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: BuiltIn, context: mlir.ir.Context | None = None) -> BuiltInAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> BuiltIn:
        """What it holds."""

class Capability(enum.IntEnum):
    """valid SPIR-V Capability"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Matrix = 0

    Addresses = 4

    Linkage = 5

    Kernel = 6

    Float16 = 9

    Float64 = 10

    Int64 = 11

    Groups = 18

    Int16 = 22

    Int8 = 39

    Sampled1D = 43

    SampledBuffer = 46

    GroupNonUniform = 61

    ShaderLayer = 69

    ShaderViewportIndex = 70

    UniformDecoration = 71

    SubgroupBallotKHR = 4423

    SubgroupVoteKHR = 4431

    StorageBuffer16BitAccess = 4433

    StoragePushConstant16 = 4435

    StorageInputOutput16 = 4436

    DeviceGroup = 4437

    AtomicStorageOps = 4445

    SampleMaskPostDepthCoverage = 4447

    StorageBuffer8BitAccess = 4448

    StoragePushConstant8 = 4450

    DenormPreserve = 4464

    DenormFlushToZero = 4465

    SignedZeroInfNanPreserve = 4466

    RoundingModeRTE = 4467

    RoundingModeRTZ = 4468

    ImageFootprintNV = 5282

    FragmentBarycentricKHR = 5284

    MeshShadingEXT = 5283

    ComputeDerivativeGroupQuadsNV = 5288

    GroupNonUniformPartitionedNV = 5297

    VulkanMemoryModel = 5345

    VulkanMemoryModelDeviceScope = 5346

    ComputeDerivativeGroupLinearNV = 5350

    BindlessTextureNV = 5390

    SubgroupShuffleINTEL = 5568

    SubgroupBufferBlockIOINTEL = 5569

    SubgroupImageBlockIOINTEL = 5570

    SubgroupImageMediaBlockIOINTEL = 5579

    RoundToInfinityINTEL = 5582

    FloatingPointModeINTEL = 5583

    FunctionPointersINTEL = 5603

    IndirectReferencesINTEL = 5604

    AsmINTEL = 5606

    AtomicFloat32MinMaxEXT = 5612

    AtomicFloat64MinMaxEXT = 5613

    AtomicFloat16MinMaxEXT = 5616

    VectorAnyINTEL = 5619

    ExpectAssumeKHR = 5629

    SubgroupAvcMotionEstimationINTEL = 5696

    SubgroupAvcMotionEstimationIntraINTEL = 5697

    SubgroupAvcMotionEstimationChromaINTEL = 5698

    VariableLengthArrayINTEL = 5817

    FunctionFloatControlINTEL = 5821

    FPGAMemoryAttributesINTEL = 5824

    ArbitraryPrecisionIntegersINTEL = 5844

    ArbitraryPrecisionFloatingPointINTEL = 5845

    UnstructuredLoopControlsINTEL = 5886

    FPGALoopControlsINTEL = 5888

    KernelAttributesINTEL = 5892

    FPGAKernelAttributesINTEL = 5897

    FPGAMemoryAccessesINTEL = 5898

    FPGAClusterAttributesINTEL = 5904

    LoopFuseINTEL = 5906

    MemoryAccessAliasingINTEL = 5910

    FPGABufferLocationINTEL = 5920

    ArbitraryPrecisionFixedPointINTEL = 5922

    USMStorageClassesINTEL = 5935

    IOPipesINTEL = 5943

    BlockingPipesALTERA = 5945

    FPGARegINTEL = 5948

    DotProductInputAll = 6016

    DotProductInput4x8BitPacked = 6018

    DotProduct = 6019

    RayCullMaskKHR = 6020

    CooperativeMatrixKHR = 6022

    ReplicatedCompositesEXT = 6024

    BitInstructions = 6025

    AtomicFloat32AddEXT = 6033

    AtomicFloat64AddEXT = 6034

    LongConstantCompositeINTEL = 6089

    OptNoneINTEL = 6094

    AtomicFloat16AddEXT = 6095

    DebugInfoModuleINTEL = 6114

    SplitBarrierINTEL = 6141

    GroupUniformArithmeticKHR = 6400

    Shader = 1

    Vector16 = 7

    Float16Buffer = 8

    Int64Atomics = 12

    ImageBasic = 13

    Pipes = 17

    DeviceEnqueue = 19

    LiteralSampler = 20

    GenericPointer = 38

    Image1D = 44

    ImageBuffer = 47

    NamedBarrier = 59

    GroupNonUniformVote = 62

    GroupNonUniformArithmetic = 63

    GroupNonUniformBallot = 64

    GroupNonUniformShuffle = 65

    GroupNonUniformShuffleRelative = 66

    GroupNonUniformClustered = 67

    GroupNonUniformQuad = 68

    StorageUniform16 = 4434

    UniformAndStorageBuffer8BitAccess = 4449

    UniformTexelBufferArrayDynamicIndexing = 5304

    VectorComputeINTEL = 5617

    FPFastMathModeINTEL = 5837

    DotProductInput4x8Bit = 6017

    GroupNonUniformRotateKHR = 6026

    Geometry = 2

    Tessellation = 3

    ImageReadWrite = 14

    ImageMipmap = 15

    AtomicStorage = 21

    ImageGatherExtended = 25

    StorageImageMultisample = 27

    UniformBufferArrayDynamicIndexing = 28

    SampledImageArrayDynamicIndexing = 29

    StorageBufferArrayDynamicIndexing = 30

    StorageImageArrayDynamicIndexing = 31

    ClipDistance = 32

    CullDistance = 33

    SampleRateShading = 35

    SampledRect = 37

    InputAttachment = 40

    SparseResidency = 41

    MinLod = 42

    SampledCubeArray = 45

    ImageMSArray = 48

    StorageImageExtendedFormats = 49

    ImageQuery = 50

    DerivativeControl = 51

    InterpolationFunction = 52

    TransformFeedback = 53

    StorageImageReadWithoutFormat = 55

    StorageImageWriteWithoutFormat = 56

    SubgroupDispatch = 58

    PipeStorage = 60

    FragmentShadingRateKHR = 4422

    DrawParameters = 4427

    WorkgroupMemoryExplicitLayoutKHR = 4428

    WorkgroupMemoryExplicitLayout16BitAccessKHR = 4430

    MultiView = 4439

    VariablePointersStorageBuffer = 4441

    RayQueryProvisionalKHR = 4471

    RayQueryKHR = 4472

    RayTracingKHR = 4479

    Float16ImageAMD = 5008

    ImageGatherBiasLodAMD = 5009

    FragmentMaskAMD = 5010

    StencilExportEXT = 5013

    ImageReadWriteLodAMD = 5015

    Int64ImageEXT = 5016

    ShaderClockKHR = 5055

    FragmentFullyCoveredEXT = 5265

    FragmentDensityEXT = 5291

    ShaderNonUniform = 5301

    RuntimeDescriptorArray = 5302

    StorageTexelBufferArrayDynamicIndexing = 5305

    RayTracingNV = 5340

    RayTracingMotionBlurNV = 5341

    PhysicalStorageBufferAddresses = 5347

    RayTracingProvisionalKHR = 5353

    FragmentShaderSampleInterlockEXT = 5363

    FragmentShaderShadingRateInterlockEXT = 5372

    ShaderSMBuiltinsNV = 5373

    FragmentShaderPixelInterlockEXT = 5378

    DemoteToHelperInvocation = 5379

    IntegerFunctions2INTEL = 5584

    TessellationPointSize = 23

    GeometryPointSize = 24

    ImageCubeArray = 34

    ImageRect = 36

    GeometryStreams = 54

    MultiViewport = 57

    TensorsARM = 4174

    StorageTensorArrayDynamicIndexingEXT = 4175

    StorageTensorArrayNonUniformIndexingEXT = 4176

    GraphARM = 4191

    WorkgroupMemoryExplicitLayout8BitAccessKHR = 4429

    VariablePointers = 4442

    RayTraversalPrimitiveCullingKHR = 4478

    SampleMaskOverrideCoverageNV = 5249

    GeometryShaderPassthroughNV = 5251

    PerViewAttributesNV = 5260

    InputAttachmentArrayDynamicIndexing = 5303

    UniformBufferArrayNonUniformIndexing = 5306

    SampledImageArrayNonUniformIndexing = 5307

    StorageBufferArrayNonUniformIndexing = 5308

    StorageImageArrayNonUniformIndexing = 5309

    InputAttachmentArrayNonUniformIndexing = 5310

    UniformTexelBufferArrayNonUniformIndexing = 5311

    StorageTexelBufferArrayNonUniformIndexing = 5312

    ShaderViewportIndexLayerEXT = 5254

    ShaderViewportMaskNV = 5255

    ShaderStereoViewNV = 5259

    Bfloat16ConversionINTEL = 6115

    CacheControlsINTEL = 6441

    BFloat16TypeKHR = 5116

    BFloat16DotProductKHR = 5117

    BFloat16CooperativeMatrixKHR = 5118

    TensorFloat32RoundingINTEL = 6425

class CapabilityAttr(mlir.ir.Attribute):
    """``#spirv.capability<...>``: holds a :class:`Capability`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Capability, context: mlir.ir.Context | None = None) -> CapabilityAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Capability:
        """What it holds."""

class ClientAPI(enum.IntEnum):
    """recognized SPIR-V client APIs"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Metal = 0

    OpenCL = 1

    Vulkan = 2

    WebGPU = 3

    Unknown = 4294967295

class ClientAPIAttr(mlir.ir.Attribute):
    """``#spirv.client_api<...>``: holds a :class:`ClientAPI`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ClientAPI, context: mlir.ir.Context | None = None) -> ClientAPIAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ClientAPI:
        """What it holds."""

class CooperativeMatrixLayoutKHR(enum.IntEnum):
    """valid SPIR-V Cooperative Matrix Layout (KHR)"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    RowMajor = 0

    ColumnMajor = 1

class CooperativeMatrixLayoutKHRAttr(mlir.ir.Attribute):
    """
    ``#spirv.coop_matrix_layout_khr<...>``: holds a :class:`CooperativeMatrixLayoutKHR`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(
        value: CooperativeMatrixLayoutKHR, context: mlir.ir.Context | None = None
    ) -> CooperativeMatrixLayoutKHRAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> CooperativeMatrixLayoutKHR:
        """What it holds."""

class CooperativeMatrixOperandsKHR(enum.IntFlag):
    """valid SPIR-V Cooperative Matrix Operands (KHR)"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    ASigned = 1

    BSigned = 2

    CSigned = 4

    ResultSigned = 8

    AccSat = 16

class CooperativeMatrixOperandsKHRAttr(mlir.ir.Attribute):
    """
    ``#spirv.cooperative_matrix_operands_khr<...>``: holds a :class:`CooperativeMatrixOperandsKHR`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(
        value: CooperativeMatrixOperandsKHR, context: mlir.ir.Context | None = None
    ) -> CooperativeMatrixOperandsKHRAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> CooperativeMatrixOperandsKHR:
        """What it holds."""

class CooperativeMatrixUseKHR(enum.IntEnum):
    """valid SPIR-V Cooperative Matrix Use (KHR)"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    MatrixA = 0

    MatrixB = 1

    MatrixAcc = 2

class CooperativeMatrixUseKHRAttr(mlir.ir.Attribute):
    """
    ``#spirv.coop_matrix_use_khr<...>``: holds a :class:`CooperativeMatrixUseKHR`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(
        value: CooperativeMatrixUseKHR, context: mlir.ir.Context | None = None
    ) -> CooperativeMatrixUseKHRAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> CooperativeMatrixUseKHR:
        """What it holds."""

class Decoration(enum.IntEnum):
    """valid SPIR-V Decoration"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    RelaxedPrecision = 0

    SpecId = 1

    Block = 2

    BufferBlock = 3

    RowMajor = 4

    ColMajor = 5

    ArrayStride = 6

    MatrixStride = 7

    GLSLShared = 8

    GLSLPacked = 9

    CPacked = 10

    BuiltIn = 11

    NoPerspective = 13

    Flat = 14

    Patch = 15

    Centroid = 16

    Sample = 17

    Invariant = 18

    Restrict = 19

    Aliased = 20

    Volatile = 21

    Constant = 22

    Coherent = 23

    NonWritable = 24

    NonReadable = 25

    Uniform = 26

    UniformId = 27

    SaturatedConversion = 28

    Stream = 29

    Location = 30

    Component = 31

    Index = 32

    Binding = 33

    DescriptorSet = 34

    Offset = 35

    XfbBuffer = 36

    XfbStride = 37

    FuncParamAttr = 38

    FPRoundingMode = 39

    FPFastMathMode = 40

    LinkageAttributes = 41

    NoContraction = 42

    InputAttachmentIndex = 43

    Alignment = 44

    MaxByteOffset = 45

    AlignmentId = 46

    MaxByteOffsetId = 47

    NoSignedWrap = 4469

    NoUnsignedWrap = 4470

    ExplicitInterpAMD = 4999

    OverrideCoverageNV = 5248

    PassthroughNV = 5250

    ViewportRelativeNV = 5252

    SecondaryViewportRelativeNV = 5256

    PerPrimitiveEXT = 5271

    PerVertexKHR = 5285

    NonUniform = 5300

    RestrictPointer = 5355

    AliasedPointer = 5356

    BindlessSamplerNV = 5398

    BindlessImageNV = 5399

    BoundSamplerNV = 5400

    BoundImageNV = 5401

    SIMTCallINTEL = 5599

    ReferencedIndirectlyINTEL = 5602

    ClobberINTEL = 5607

    SideEffectsINTEL = 5608

    VectorComputeVariableINTEL = 5624

    FuncParamIOKindINTEL = 5625

    VectorComputeFunctionINTEL = 5626

    StackCallINTEL = 5627

    GlobalVariableOffsetINTEL = 5628

    CounterBuffer = 5634

    UserSemantic = 5635

    UserTypeGOOGLE = 5636

    FunctionRoundingModeINTEL = 5822

    FunctionDenormModeINTEL = 5823

    RegisterINTEL = 5825

    MemoryINTEL = 5826

    NumbanksINTEL = 5827

    BankwidthINTEL = 5828

    MaxPrivateCopiesINTEL = 5829

    SinglepumpINTEL = 5830

    DoublepumpINTEL = 5831

    MaxReplicatesINTEL = 5832

    SimpleDualPortINTEL = 5833

    MergeINTEL = 5834

    BankBitsINTEL = 5835

    ForcePow2DepthINTEL = 5836

    BurstCoalesceINTEL = 5899

    CacheSizeINTEL = 5900

    DontStaticallyCoalesceINTEL = 5901

    PrefetchINTEL = 5902

    StallEnableINTEL = 5905

    FuseLoopsInFunctionINTEL = 5907

    AliasScopeINTEL = 5914

    NoAliasINTEL = 5915

    BufferLocationINTEL = 5921

    IOPipeStorageINTEL = 5944

    FunctionFloatingPointModeINTEL = 6080

    SingleElementVectorINTEL = 6085

    VectorComputeCallableFunctionINTEL = 6087

    MediaBlockIOINTEL = 6140

    CacheControlLoadINTEL = 6442

    CacheControlStoreINTEL = 6443

class DecorationAttr(mlir.ir.Attribute):
    """``#spirv.decoration<...>``: holds a :class:`Decoration`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Decoration, context: mlir.ir.Context | None = None) -> DecorationAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Decoration:
        """What it holds."""

class DeviceType(enum.IntEnum):
    """valid SPIR-V device types"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Other = 3

    IntegratedGPU = 2

    DiscreteGPU = 1

    CPU = 0

    Unknown = 4294967295

class DeviceTypeAttr(mlir.ir.Attribute):
    """``#spirv.device_type<...>``: holds a :class:`DeviceType`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: DeviceType, context: mlir.ir.Context | None = None) -> DeviceTypeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> DeviceType:
        """What it holds."""

class Dim(enum.IntEnum):
    """valid SPIR-V Dim"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Dim1D = 0

    Dim2D = 1

    Dim3D = 2

    Cube = 3

    Rect = 4

    Buffer = 5

    SubpassData = 6

class DimAttr(mlir.ir.Attribute):
    """``#spirv.dim<...>``: holds a :class:`Dim`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Dim, context: mlir.ir.Context | None = None) -> DimAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Dim:
        """What it holds."""

class ExecutionMode(enum.IntEnum):
    """valid SPIR-V ExecutionMode"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Invocations = 0

    SpacingEqual = 1

    SpacingFractionalEven = 2

    SpacingFractionalOdd = 3

    VertexOrderCw = 4

    VertexOrderCcw = 5

    PixelCenterInteger = 6

    OriginUpperLeft = 7

    OriginLowerLeft = 8

    EarlyFragmentTests = 9

    PointMode = 10

    Xfb = 11

    DepthReplacing = 12

    DepthGreater = 14

    DepthLess = 15

    DepthUnchanged = 16

    LocalSize = 17

    LocalSizeHint = 18

    InputPoints = 19

    InputLines = 20

    InputLinesAdjacency = 21

    Triangles = 22

    InputTrianglesAdjacency = 23

    Quads = 24

    Isolines = 25

    OutputVertices = 26

    OutputPoints = 27

    OutputLineStrip = 28

    OutputTriangleStrip = 29

    VecTypeHint = 30

    ContractionOff = 31

    Initializer = 33

    Finalizer = 34

    SubgroupSize = 35

    SubgroupsPerWorkgroup = 36

    SubgroupsPerWorkgroupId = 37

    LocalSizeId = 38

    LocalSizeHintId = 39

    SubgroupUniformControlFlowKHR = 4421

    PostDepthCoverage = 4446

    DenormPreserve = 4459

    DenormFlushToZero = 4460

    SignedZeroInfNanPreserve = 4461

    RoundingModeRTE = 4462

    RoundingModeRTZ = 4463

    EarlyAndLateFragmentTestsAMD = 5017

    StencilRefReplacingEXT = 5027

    StencilRefUnchangedFrontAMD = 5079

    StencilRefGreaterFrontAMD = 5080

    StencilRefLessFrontAMD = 5081

    StencilRefUnchangedBackAMD = 5082

    StencilRefGreaterBackAMD = 5083

    StencilRefLessBackAMD = 5084

    OutputLinesEXT = 5269

    OutputPrimitivesEXT = 5270

    DerivativeGroupQuadsNV = 5289

    DerivativeGroupLinearNV = 5290

    OutputTrianglesEXT = 5298

    PixelInterlockOrderedEXT = 5366

    PixelInterlockUnorderedEXT = 5367

    SampleInterlockOrderedEXT = 5368

    SampleInterlockUnorderedEXT = 5369

    ShadingRateInterlockOrderedEXT = 5370

    ShadingRateInterlockUnorderedEXT = 5371

    SharedLocalMemorySizeINTEL = 5618

    RoundingModeRTPINTEL = 5620

    RoundingModeRTNINTEL = 5621

    FloatingPointModeALTINTEL = 5622

    FloatingPointModeIEEEINTEL = 5623

    MaxWorkgroupSizeINTEL = 5893

    MaxWorkDimINTEL = 5894

    NoGlobalOffsetINTEL = 5895

    NumSIMDWorkitemsINTEL = 5896

    SchedulerTargetFmaxMhzINTEL = 5903

    StreamingInterfaceINTEL = 6154

    NamedBarrierCountINTEL = 6417

class ExecutionModeAttr(mlir.ir.Attribute):
    """``#spirv.execution_mode<...>``: holds a :class:`ExecutionMode`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ExecutionMode, context: mlir.ir.Context | None = None) -> ExecutionModeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ExecutionMode:
        """What it holds."""

class ExecutionModel(enum.IntEnum):
    """valid SPIR-V ExecutionModel"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Vertex = 0

    TessellationControl = 1

    TessellationEvaluation = 2

    Geometry = 3

    Fragment = 4

    GLCompute = 5

    Kernel = 6

    RayGenerationKHR = 5313

    IntersectionKHR = 5314

    AnyHitKHR = 5315

    ClosestHitKHR = 5316

    MissKHR = 5317

    CallableKHR = 5318

    TaskEXT = 5364

    MeshEXT = 5365

class ExecutionModelAttr(mlir.ir.Attribute):
    """``#spirv.execution_model<...>``: holds a :class:`ExecutionModel`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ExecutionModel, context: mlir.ir.Context | None = None) -> ExecutionModelAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ExecutionModel:
        """What it holds."""

class Extension(enum.IntEnum):
    """supported SPIR-V extensions"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    SPV_KHR_16bit_storage = 0

    SPV_KHR_8bit_storage = 1

    SPV_KHR_device_group = 2

    SPV_KHR_float_controls = 3

    SPV_KHR_physical_storage_buffer = 4

    SPV_KHR_multiview = 5

    SPV_KHR_no_integer_wrap_decoration = 6

    SPV_KHR_post_depth_coverage = 7

    SPV_KHR_shader_atomic_counter_ops = 8

    SPV_KHR_shader_ballot = 9

    SPV_KHR_shader_clock = 10

    SPV_KHR_shader_draw_parameters = 11

    SPV_KHR_storage_buffer_storage_class = 12

    SPV_KHR_subgroup_vote = 13

    SPV_KHR_variable_pointers = 14

    SPV_KHR_vulkan_memory_model = 15

    SPV_KHR_expect_assume = 16

    SPV_KHR_integer_dot_product = 17

    SPV_KHR_bit_instructions = 18

    SPV_KHR_fragment_shading_rate = 19

    SPV_KHR_workgroup_memory_explicit_layout = 20

    SPV_KHR_ray_query = 21

    SPV_KHR_ray_tracing = 22

    SPV_KHR_subgroup_uniform_control_flow = 23

    SPV_KHR_linkonce_odr = 24

    SPV_KHR_fragment_shader_barycentric = 25

    SPV_KHR_ray_cull_mask = 26

    SPV_KHR_uniform_group_instructions = 27

    SPV_KHR_subgroup_rotate = 28

    SPV_KHR_non_semantic_info = 29

    SPV_KHR_terminate_invocation = 30

    SPV_KHR_cooperative_matrix = 31

    SPV_KHR_bfloat16 = 32

    SPV_EXT_demote_to_helper_invocation = 1000

    SPV_EXT_descriptor_indexing = 1001

    SPV_EXT_fragment_fully_covered = 1002

    SPV_EXT_fragment_invocation_density = 1003

    SPV_EXT_fragment_shader_interlock = 1004

    SPV_EXT_physical_storage_buffer = 1005

    SPV_EXT_shader_stencil_export = 1006

    SPV_EXT_shader_viewport_index_layer = 1007

    SPV_EXT_shader_atomic_float_add = 1008

    SPV_EXT_shader_atomic_float_min_max = 1009

    SPV_EXT_shader_image_int64 = 1010

    SPV_EXT_shader_atomic_float16_add = 1011

    SPV_EXT_mesh_shader = 1012

    SPV_EXT_replicated_composites = 1013

    SPV_ARM_tensors = 6000

    SPV_ARM_graph = 6001

    SPV_AMD_gpu_shader_half_float_fetch = 2000

    SPV_AMD_shader_ballot = 2001

    SPV_AMD_shader_explicit_vertex_parameter = 2002

    SPV_AMD_shader_fragment_mask = 2003

    SPV_AMD_shader_image_load_store_lod = 2004

    SPV_AMD_texture_gather_bias_lod = 2005

    SPV_AMD_shader_early_and_late_fragment_tests = 2006

    SPV_GOOGLE_decorate_string = 3000

    SPV_GOOGLE_hlsl_functionality1 = 3001

    SPV_GOOGLE_user_type = 3002

    SPV_INTEL_device_side_avc_motion_estimation = 4000

    SPV_INTEL_media_block_io = 4001

    SPV_INTEL_shader_integer_functions2 = 4002

    SPV_INTEL_subgroups = 4003

    SPV_INTEL_vector_compute = 4007

    SPV_INTEL_float_controls2 = 4004

    SPV_INTEL_function_pointers = 4005

    SPV_INTEL_inline_assembly = 4006

    SPV_INTEL_variable_length_array = 4008

    SPV_INTEL_fpga_memory_attributes = 4009

    SPV_INTEL_unstructured_loop_controls = 4012

    SPV_INTEL_fpga_loop_controls = 4013

    SPV_INTEL_arbitrary_precision_integers = 4010

    SPV_INTEL_arbitrary_precision_floating_point = 4011

    SPV_INTEL_kernel_attributes = 4014

    SPV_INTEL_fpga_memory_accesses = 4015

    SPV_INTEL_fpga_cluster_attributes = 4016

    SPV_INTEL_loop_fuse = 4017

    SPV_INTEL_fpga_buffer_location = 4018

    SPV_INTEL_arbitrary_precision_fixed_point = 4019

    SPV_INTEL_usm_storage_classes = 4020

    SPV_INTEL_io_pipes = 4021

    SPV_ALTERA_blocking_pipes = 4022

    SPV_INTEL_fpga_reg = 4023

    SPV_INTEL_long_constant_composite = 4024

    SPV_INTEL_optnone = 4025

    SPV_INTEL_debug_module = 4026

    SPV_INTEL_fp_fast_math_mode = 4027

    SPV_INTEL_memory_access_aliasing = 4028

    SPV_INTEL_split_barrier = 4029

    SPV_INTEL_bfloat16_conversion = 4031

    SPV_INTEL_cache_controls = 4032

    SPV_INTEL_tensor_float32_conversion = 4033

    SPV_NV_compute_shader_derivatives = 5000

    SPV_NV_cooperative_matrix = 5001

    SPV_NV_fragment_shader_barycentric = 5002

    SPV_NV_geometry_shader_passthrough = 5003

    SPV_NV_ray_tracing = 5005

    SPV_NV_sample_mask_override_coverage = 5006

    SPV_NV_shader_image_footprint = 5007

    SPV_NV_shader_sm_builtins = 5008

    SPV_NV_shader_subgroup_partitioned = 5009

    SPV_NV_shading_rate = 5010

    SPV_NV_stereo_view_rendering = 5011

    SPV_NV_viewport_array2 = 5012

    SPV_NV_bindless_texture = 5013

    SPV_NV_ray_tracing_motion_blur = 5014

    SPV_NVX_multiview_per_view_attributes = 5015

class ExtensionAttr(mlir.ir.Attribute):
    """``#spirv.ext<...>``: holds a :class:`Extension`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Extension, context: mlir.ir.Context | None = None) -> ExtensionAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Extension:
        """What it holds."""

class FPEncoding(enum.IntEnum):
    """valid SPIR-V FPEncoding"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    BFloat16KHR = 0

class FPEncodingAttr(mlir.ir.Attribute):
    """``#spirv.f_p_encoding<...>``: holds a :class:`FPEncoding`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: FPEncoding, context: mlir.ir.Context | None = None) -> FPEncodingAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> FPEncoding:
        """What it holds."""

class FPFastMathMode(enum.IntFlag):
    """Indicates a floating-point fast math flag"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    NotNaN = 1

    NotInf = 2

    NSZ = 4

    AllowRecip = 8

    Fast = 16

    AllowContractFastINTEL = 65536

    AllowReassocINTEL = 131072

class FPFastMathModeAttr(mlir.ir.Attribute):
    """``#spirv.fastmath_mode<...>``: holds a :class:`FPFastMathMode`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: FPFastMathMode, context: mlir.ir.Context | None = None) -> FPFastMathModeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> FPFastMathMode:
        """What it holds."""

class FPRoundingMode(enum.IntEnum):
    """valid SPIR-V FPRoundingMode"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    RTE = 0

    RTZ = 1

    RTP = 2

    RTN = 3

class FPRoundingModeAttr(mlir.ir.Attribute):
    """``#spirv.fp_rounding_mode<...>``: holds a :class:`FPRoundingMode`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: FPRoundingMode, context: mlir.ir.Context | None = None) -> FPRoundingModeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> FPRoundingMode:
        """What it holds."""

class FunctionControl(enum.IntFlag):
    """valid SPIR-V FunctionControl"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    Inline = 1

    DontInline = 2

    Pure = 4

    Const = 8

    OptNoneINTEL = 65536

class FunctionControlAttr(mlir.ir.Attribute):
    """``#spirv.function_control<...>``: holds a :class:`FunctionControl`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: FunctionControl, context: mlir.ir.Context | None = None) -> FunctionControlAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> FunctionControl:
        """What it holds."""

class GroupOperation(enum.IntEnum):
    """valid SPIR-V GroupOperation"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Reduce = 0

    InclusiveScan = 1

    ExclusiveScan = 2

    ClusteredReduce = 3

    PartitionedReduceNV = 6

    PartitionedInclusiveScanNV = 7

    PartitionedExclusiveScanNV = 8

class GroupOperationAttr(mlir.ir.Attribute):
    """``#spirv.group_operation<...>``: holds a :class:`GroupOperation`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: GroupOperation, context: mlir.ir.Context | None = None) -> GroupOperationAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> GroupOperation:
        """What it holds."""

class ImageArrayedInfo(enum.IntEnum):
    """valid SPIR-V Image Arrayed specification"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    NonArrayed = 0

    Arrayed = 1

class ImageArrayedInfoAttr(mlir.ir.Attribute):
    """``#spirv.image_arrayed_info<...>``: holds a :class:`ImageArrayedInfo`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ImageArrayedInfo, context: mlir.ir.Context | None = None) -> ImageArrayedInfoAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ImageArrayedInfo:
        """What it holds."""

class ImageDepthInfo(enum.IntEnum):
    """valid SPIR-V Image Depth specification"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    NoDepth = 0

    IsDepth = 1

    DepthUnknown = 2

class ImageDepthInfoAttr(mlir.ir.Attribute):
    """``#spirv.image_depth_info<...>``: holds a :class:`ImageDepthInfo`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ImageDepthInfo, context: mlir.ir.Context | None = None) -> ImageDepthInfoAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ImageDepthInfo:
        """What it holds."""

class ImageFormat(enum.IntEnum):
    """valid SPIR-V ImageFormat"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Unknown = 0

    Rgba32f = 1

    Rgba16f = 2

    R32f = 3

    Rgba8 = 4

    Rgba8Snorm = 5

    Rg32f = 6

    Rg16f = 7

    R11fG11fB10f = 8

    R16f = 9

    Rgba16 = 10

    Rgb10A2 = 11

    Rg16 = 12

    Rg8 = 13

    R16 = 14

    R8 = 15

    Rgba16Snorm = 16

    Rg16Snorm = 17

    Rg8Snorm = 18

    R16Snorm = 19

    R8Snorm = 20

    Rgba32i = 21

    Rgba16i = 22

    Rgba8i = 23

    R32i = 24

    Rg32i = 25

    Rg16i = 26

    Rg8i = 27

    R16i = 28

    R8i = 29

    Rgba32ui = 30

    Rgba16ui = 31

    Rgba8ui = 32

    R32ui = 33

    Rgb10a2ui = 34

    Rg32ui = 35

    Rg16ui = 36

    Rg8ui = 37

    R16ui = 38

    R8ui = 39

    R64ui = 40

    R64i = 41

class ImageFormatAttr(mlir.ir.Attribute):
    """``#spirv.image_format<...>``: holds a :class:`ImageFormat`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ImageFormat, context: mlir.ir.Context | None = None) -> ImageFormatAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ImageFormat:
        """What it holds."""

class ImageOperands(enum.IntFlag):
    """valid SPIR-V ImageOperands"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    Bias = 1

    Lod = 2

    Grad = 4

    ConstOffset = 8

    Offset = 16

    ConstOffsets = 32

    Sample = 64

    MinLod = 128

    MakeTexelAvailable = 256

    MakeTexelVisible = 512

    NonPrivateTexel = 1024

    VolatileTexel = 2048

    SignExtend = 4096

    Offsets = 65536

    ZeroExtend = 8192

    Nontemporal = 16384

class ImageOperandsAttr(mlir.ir.Attribute):
    """``#spirv.image_operands<...>``: holds a :class:`ImageOperands`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ImageOperands, context: mlir.ir.Context | None = None) -> ImageOperandsAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ImageOperands:
        """What it holds."""

class ImageSamplerUseInfo(enum.IntEnum):
    """valid SPIR-V Sampler Use specification"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    SamplerUnknown = 0

    NeedSampler = 1

    NoSampler = 2

class ImageSamplerUseInfoAttr(mlir.ir.Attribute):
    """
    ``#spirv.image_sampler_use_info<...>``: holds a :class:`ImageSamplerUseInfo`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ImageSamplerUseInfo, context: mlir.ir.Context | None = None) -> ImageSamplerUseInfoAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ImageSamplerUseInfo:
        """What it holds."""

class ImageSamplingInfo(enum.IntEnum):
    """valid SPIR-V Image Sampling specification"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    SingleSampled = 0

    MultiSampled = 1

class ImageSamplingInfoAttr(mlir.ir.Attribute):
    """
    ``#spirv.image_sampling_info<...>``: holds a :class:`ImageSamplingInfo`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: ImageSamplingInfo, context: mlir.ir.Context | None = None) -> ImageSamplingInfoAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> ImageSamplingInfo:
        """What it holds."""

class LinkageType(enum.IntEnum):
    """valid SPIR-V LinkageType"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Export = 0

    Import = 1

    LinkOnceODR = 2

class LinkageTypeAttr(mlir.ir.Attribute):
    """``#spirv.linkage_type<...>``: holds a :class:`LinkageType`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: LinkageType, context: mlir.ir.Context | None = None) -> LinkageTypeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> LinkageType:
        """What it holds."""

class LoadCacheControl(enum.IntEnum):
    """valid SPIR-V LoadCacheControl"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Uncached = 0

    Cached = 1

    Streaming = 2

    InvalidateAfterR = 3

    ConstCached = 4

class LoadCacheControlAttr(mlir.ir.Attribute):
    """``#spirv.load_cache_control<...>``: holds a :class:`LoadCacheControl`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: LoadCacheControl, context: mlir.ir.Context | None = None) -> LoadCacheControlAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> LoadCacheControl:
        """What it holds."""

class LoopControl(enum.IntFlag):
    """valid SPIR-V LoopControl"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    Unroll = 1

    DontUnroll = 2

    DependencyInfinite = 4

    DependencyLength = 8

    MinIterations = 16

    MaxIterations = 32

    IterationMultiple = 64

    PeelCount = 128

    PartialCount = 256

    InitiationIntervalINTEL = 65536

    LoopCoalesceINTEL = 1048576

    MaxConcurrencyINTEL = 131072

    MaxInterleavingINTEL = 2097152

    DependencyArrayINTEL = 262144

    SpeculatedIterationsINTEL = 4194304

    PipelineEnableINTEL = 524288

    NoFusionINTEL = 8388608

class LoopControlAttr(mlir.ir.Attribute):
    """``#spirv.loop_control<...>``: holds a :class:`LoopControl`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: LoopControl, context: mlir.ir.Context | None = None) -> LoopControlAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> LoopControl:
        """What it holds."""

class MatrixLayout(enum.IntEnum):
    """valid SPIR-V MatrixLayout"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    ColumnMajor = 0

    RowMajor = 1

    PackedA = 2

    PackedB = 3

class MatrixLayoutAttr(mlir.ir.Attribute):
    """``#spirv.matrixLayout<...>``: holds a :class:`MatrixLayout`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: MatrixLayout, context: mlir.ir.Context | None = None) -> MatrixLayoutAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> MatrixLayout:
        """What it holds."""

class MemoryAccess(enum.IntFlag):
    """valid SPIR-V MemoryAccess"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    Volatile = 1

    Aligned = 2

    Nontemporal = 4

    MakePointerAvailable = 8

    MakePointerVisible = 16

    NonPrivatePointer = 32

    AliasScopeINTELMask = 65536

    NoAliasINTELMask = 131072

class MemoryAccessAttr(mlir.ir.Attribute):
    """``#spirv.memory_access<...>``: holds a :class:`MemoryAccess`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: MemoryAccess, context: mlir.ir.Context | None = None) -> MemoryAccessAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> MemoryAccess:
        """What it holds."""

class MemoryModel(enum.IntEnum):
    """valid SPIR-V MemoryModel"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Simple = 0

    GLSL450 = 1

    OpenCL = 2

    Vulkan = 3

class MemoryModelAttr(mlir.ir.Attribute):
    """``#spirv.memory_model<...>``: holds a :class:`MemoryModel`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: MemoryModel, context: mlir.ir.Context | None = None) -> MemoryModelAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> MemoryModel:
        """What it holds."""

class MemorySemantics(enum.IntFlag):
    """valid SPIR-V MemorySemantics"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    Acquire = 2

    Release = 4

    AcquireRelease = 8

    SequentiallyConsistent = 16

    UniformMemory = 64

    SubgroupMemory = 128

    WorkgroupMemory = 256

    CrossWorkgroupMemory = 512

    AtomicCounterMemory = 1024

    ImageMemory = 2048

    OutputMemory = 4096

    MakeAvailable = 8192

    MakeVisible = 16384

    Volatile = 32768

class MemorySemanticsAttr(mlir.ir.Attribute):
    """``#spirv.memory_semantics<...>``: holds a :class:`MemorySemantics`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: MemorySemantics, context: mlir.ir.Context | None = None) -> MemorySemanticsAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> MemorySemantics:
        """What it holds."""

class Opcode(enum.IntEnum):
    """valid SPIR-V instructions"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    OpNop = 0

    OpUndef = 1

    OpSourceContinued = 2

    OpSource = 3

    OpSourceExtension = 4

    OpName = 5

    OpMemberName = 6

    OpString = 7

    OpLine = 8

    OpExtension = 10

    OpExtInstImport = 11

    OpExtInst = 12

    OpMemoryModel = 14

    OpEntryPoint = 15

    OpExecutionMode = 16

    OpCapability = 17

    OpTypeVoid = 19

    OpTypeBool = 20

    OpTypeInt = 21

    OpTypeFloat = 22

    OpTypeVector = 23

    OpTypeMatrix = 24

    OpTypeImage = 25

    OpTypeSampledImage = 27

    OpTypeArray = 28

    OpTypeRuntimeArray = 29

    OpTypeStruct = 30

    OpTypePointer = 32

    OpTypeFunction = 33

    OpTypeForwardPointer = 39

    OpConstantTrue = 41

    OpConstantFalse = 42

    OpConstant = 43

    OpConstantComposite = 44

    OpConstantNull = 46

    OpSpecConstantTrue = 48

    OpSpecConstantFalse = 49

    OpSpecConstant = 50

    OpSpecConstantComposite = 51

    OpSpecConstantOp = 52

    OpFunction = 54

    OpFunctionParameter = 55

    OpFunctionEnd = 56

    OpFunctionCall = 57

    OpVariable = 59

    OpLoad = 61

    OpStore = 62

    OpCopyMemory = 63

    OpAccessChain = 65

    OpPtrAccessChain = 67

    OpInBoundsPtrAccessChain = 70

    OpDecorate = 71

    OpMemberDecorate = 72

    OpVectorExtractDynamic = 77

    OpVectorInsertDynamic = 78

    OpVectorShuffle = 79

    OpCompositeConstruct = 80

    OpCompositeExtract = 81

    OpCompositeInsert = 82

    OpTranspose = 84

    OpImageSampleImplicitLod = 87

    OpImageSampleExplicitLod = 88

    OpImageSampleProjDrefImplicitLod = 93

    OpImageFetch = 95

    OpImageDrefGather = 97

    OpImageRead = 98

    OpImageWrite = 99

    OpImage = 100

    OpImageQuerySize = 104

    OpConvertFToU = 109

    OpConvertFToS = 110

    OpConvertSToF = 111

    OpConvertUToF = 112

    OpUConvert = 113

    OpSConvert = 114

    OpFConvert = 115

    OpConvertPtrToU = 117

    OpConvertUToPtr = 120

    OpPtrCastToGeneric = 121

    OpGenericCastToPtr = 122

    OpGenericCastToPtrExplicit = 123

    OpBitcast = 124

    OpSNegate = 126

    OpFNegate = 127

    OpIAdd = 128

    OpFAdd = 129

    OpISub = 130

    OpFSub = 131

    OpIMul = 132

    OpFMul = 133

    OpUDiv = 134

    OpSDiv = 135

    OpFDiv = 136

    OpUMod = 137

    OpSRem = 138

    OpSMod = 139

    OpFRem = 140

    OpFMod = 141

    OpVectorTimesScalar = 142

    OpMatrixTimesScalar = 143

    OpVectorTimesMatrix = 144

    OpMatrixTimesVector = 145

    OpMatrixTimesMatrix = 146

    OpDot = 148

    OpIAddCarry = 149

    OpISubBorrow = 150

    OpUMulExtended = 151

    OpSMulExtended = 152

    OpIsNan = 156

    OpIsInf = 157

    OpIsFinite = 158

    OpOrdered = 162

    OpUnordered = 163

    OpLogicalEqual = 164

    OpLogicalNotEqual = 165

    OpLogicalOr = 166

    OpLogicalAnd = 167

    OpLogicalNot = 168

    OpSelect = 169

    OpIEqual = 170

    OpINotEqual = 171

    OpUGreaterThan = 172

    OpSGreaterThan = 173

    OpUGreaterThanEqual = 174

    OpSGreaterThanEqual = 175

    OpULessThan = 176

    OpSLessThan = 177

    OpULessThanEqual = 178

    OpSLessThanEqual = 179

    OpFOrdEqual = 180

    OpFUnordEqual = 181

    OpFOrdNotEqual = 182

    OpFUnordNotEqual = 183

    OpFOrdLessThan = 184

    OpFUnordLessThan = 185

    OpFOrdGreaterThan = 186

    OpFUnordGreaterThan = 187

    OpFOrdLessThanEqual = 188

    OpFUnordLessThanEqual = 189

    OpFOrdGreaterThanEqual = 190

    OpFUnordGreaterThanEqual = 191

    OpShiftRightLogical = 194

    OpShiftRightArithmetic = 195

    OpShiftLeftLogical = 196

    OpBitwiseOr = 197

    OpBitwiseXor = 198

    OpBitwiseAnd = 199

    OpNot = 200

    OpBitFieldInsert = 201

    OpBitFieldSExtract = 202

    OpBitFieldUExtract = 203

    OpBitReverse = 204

    OpBitCount = 205

    OpEmitVertex = 218

    OpEndPrimitive = 219

    OpControlBarrier = 224

    OpMemoryBarrier = 225

    OpAtomicExchange = 229

    OpAtomicCompareExchange = 230

    OpAtomicCompareExchangeWeak = 231

    OpAtomicIIncrement = 232

    OpAtomicIDecrement = 233

    OpAtomicIAdd = 234

    OpAtomicISub = 235

    OpAtomicSMin = 236

    OpAtomicUMin = 237

    OpAtomicSMax = 238

    OpAtomicUMax = 239

    OpAtomicAnd = 240

    OpAtomicOr = 241

    OpAtomicXor = 242

    OpPhi = 245

    OpLoopMerge = 246

    OpSelectionMerge = 247

    OpLabel = 248

    OpBranch = 249

    OpBranchConditional = 250

    OpSwitch = 251

    OpKill = 252

    OpReturn = 253

    OpReturnValue = 254

    OpUnreachable = 255

    OpGroupBroadcast = 263

    OpGroupIAdd = 264

    OpGroupFAdd = 265

    OpGroupFMin = 266

    OpGroupUMin = 267

    OpGroupSMin = 268

    OpGroupFMax = 269

    OpGroupUMax = 270

    OpGroupSMax = 271

    OpNoLine = 317

    OpModuleProcessed = 330

    OpGroupNonUniformElect = 333

    OpGroupNonUniformAll = 334

    OpGroupNonUniformAny = 335

    OpGroupNonUniformAllEqual = 336

    OpGroupNonUniformBroadcast = 337

    OpGroupNonUniformBallot = 339

    OpGroupNonUniformBallotBitCount = 342

    OpGroupNonUniformBallotFindLSB = 343

    OpGroupNonUniformBallotFindMSB = 344

    OpGroupNonUniformShuffle = 345

    OpGroupNonUniformShuffleXor = 346

    OpGroupNonUniformShuffleUp = 347

    OpGroupNonUniformShuffleDown = 348

    OpGroupNonUniformIAdd = 349

    OpGroupNonUniformFAdd = 350

    OpGroupNonUniformIMul = 351

    OpGroupNonUniformFMul = 352

    OpGroupNonUniformSMin = 353

    OpGroupNonUniformUMin = 354

    OpGroupNonUniformFMin = 355

    OpGroupNonUniformSMax = 356

    OpGroupNonUniformUMax = 357

    OpGroupNonUniformFMax = 358

    OpGroupNonUniformBitwiseAnd = 359

    OpGroupNonUniformBitwiseOr = 360

    OpGroupNonUniformBitwiseXor = 361

    OpGroupNonUniformLogicalAnd = 362

    OpGroupNonUniformLogicalOr = 363

    OpGroupNonUniformLogicalXor = 364

    OpGroupNonUniformQuadSwap = 366

    OpTypeTensorARM = 4163

    OpGraphEntryPointARM = 4182

    OpGraphARM = 4183

    OpGraphInputARM = 4184

    OpGraphSetOutputARM = 4185

    OpGraphEndARM = 4186

    OpTypeGraphARM = 4190

    OpGraphConstantARM = 4181

    OpSubgroupBallotKHR = 4421

    OpGroupNonUniformRotateKHR = 4431

    OpSDot = 4450

    OpUDot = 4451

    OpSUDot = 4452

    OpSDotAccSat = 4453

    OpUDotAccSat = 4454

    OpSUDotAccSat = 4455

    OpTypeCooperativeMatrixKHR = 4456

    OpCooperativeMatrixLoadKHR = 4457

    OpCooperativeMatrixStoreKHR = 4458

    OpCooperativeMatrixMulAddKHR = 4459

    OpCooperativeMatrixLengthKHR = 4460

    OpConstantCompositeReplicateEXT = 4461

    OpSpecConstantCompositeReplicateEXT = 4462

    OpEmitMeshTasksEXT = 5294

    OpSetMeshOutputsEXT = 5295

    OpSubgroupBlockReadINTEL = 5575

    OpSubgroupBlockWriteINTEL = 5576

    OpAssumeTrueKHR = 5630

    OpAtomicFAddEXT = 6035

    OpConvertFToBF16INTEL = 6116

    OpConvertBF16ToFINTEL = 6117

    OpControlBarrierArriveINTEL = 6142

    OpControlBarrierWaitINTEL = 6143

    OpGroupIMulKHR = 6401

    OpGroupFMulKHR = 6402

    OpRoundFToTF32INTEL = 6426

class OpcodeAttr(mlir.ir.Attribute):
    """``#spirv.opcode<...>``: holds a :class:`Opcode`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Opcode, context: mlir.ir.Context | None = None) -> OpcodeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Opcode:
        """What it holds."""

class PackedVectorFormat(enum.IntEnum):
    """valid SPIR-V PackedVectorFormat"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    PackedVectorFormat4x8Bit = 0

class PackedVectorFormatAttr(mlir.ir.Attribute):
    """
    ``#spirv.packed_vector_format<...>``: holds a :class:`PackedVectorFormat`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: PackedVectorFormat, context: mlir.ir.Context | None = None) -> PackedVectorFormatAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> PackedVectorFormat:
        """What it holds."""

class Scope(enum.IntEnum):
    """valid SPIR-V Scope"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    CrossDevice = 0

    Device = 1

    Workgroup = 2

    Subgroup = 3

    Invocation = 4

    QueueFamily = 5

    ShaderCallKHR = 6

class ScopeAttr(mlir.ir.Attribute):
    """``#spirv.scope<...>``: holds a :class:`Scope`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Scope, context: mlir.ir.Context | None = None) -> ScopeAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Scope:
        """What it holds."""

class SelectionControl(enum.IntFlag):
    """valid SPIR-V SelectionControl"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    None_ = 0

    Flatten = 1

    DontFlatten = 2

class SelectionControlAttr(mlir.ir.Attribute):
    """``#spirv.selection_control<...>``: holds a :class:`SelectionControl`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: SelectionControl, context: mlir.ir.Context | None = None) -> SelectionControlAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> SelectionControl:
        """What it holds."""

class StorageClass(enum.IntEnum):
    """valid SPIR-V StorageClass"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    UniformConstant = 0

    Input = 1

    Uniform = 2

    Output = 3

    Workgroup = 4

    CrossWorkgroup = 5

    Private = 6

    Function = 7

    Generic = 8

    PushConstant = 9

    AtomicCounter = 10

    Image = 11

    StorageBuffer = 12

    CallableDataKHR = 5328

    IncomingCallableDataKHR = 5329

    RayPayloadKHR = 5338

    HitAttributeKHR = 5339

    IncomingRayPayloadKHR = 5342

    ShaderRecordBufferKHR = 5343

    PhysicalStorageBuffer = 5349

    TaskPayloadWorkgroupEXT = 5402

    CodeSectionINTEL = 5605

    DeviceOnlyINTEL = 5936

    HostOnlyINTEL = 5937

class StorageClassAttr(mlir.ir.Attribute):
    """``#spirv.storage_class<...>``: holds a :class:`StorageClass`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: StorageClass, context: mlir.ir.Context | None = None) -> StorageClassAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> StorageClass:
        """What it holds."""

class StoreCacheControl(enum.IntEnum):
    """valid SPIR-V StoreCacheControl"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    Uncached = 0

    WriteThrough = 1

    WriteBack = 2

    Streaming = 3

class StoreCacheControlAttr(mlir.ir.Attribute):
    """
    ``#spirv.store_cache_control<...>``: holds a :class:`StoreCacheControl`.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: StoreCacheControl, context: mlir.ir.Context | None = None) -> StoreCacheControlAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> StoreCacheControl:
        """What it holds."""

class Vendor(enum.IntEnum):
    """recognized SPIR-V vendor strings"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    AMD = 0

    Apple = 1

    ARM = 2

    Broadcom = 3

    Imagination = 4

    Intel = 5

    NVIDIA = 6

    Qualcomm = 7

    SwiftShader = 8

    Unknown = 4294967295

class VendorAttr(mlir.ir.Attribute):
    """``#spirv.vendor<...>``: holds a :class:`Vendor`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Vendor, context: mlir.ir.Context | None = None) -> VendorAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Vendor:
        """What it holds."""

class Version(enum.IntEnum):
    """valid SPIR-V version"""

    def __str__(self) -> str:
        """Returns what it is called in MLIR's text."""

    V_1_0 = 0

    V_1_1 = 1

    V_1_2 = 2

    V_1_3 = 3

    V_1_4 = 4

    V_1_5 = 5

    V_1_6 = 6

class VersionAttr(mlir.ir.Attribute):
    """``#spirv.version<...>``: holds a :class:`Version`."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @staticmethod
    def get(value: Version, context: mlir.ir.Context | None = None) -> VersionAttr:
        """
        Returns the attribute that holds a value.

        Args:
            value: what it holds.
            context: by default the current one (``with ir.Context():``).

        Raises:
            TypeError: `value` is not of the enum.
            ValueError: it has bits that no case has, or there is no current context.
        """

    @property
    def value(self) -> Version:
        """What it holds."""

class PointerType(mlir.ir.Type):
    """``!spirv.ptr<...>``: OpTypePointer."""

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def pointee_type(self) -> mlir.ir.Type:
        """The type of what it points to."""

    @property
    def storage_class(self) -> StorageClass:
        """Where what it points to is."""

    @staticmethod
    def get(pointee_type: mlir.ir.Type, storage_class: StorageClass) -> PointerType:
        """
        Returns the type of pointers to a type.

        Args:
            pointee_type: the type of what they point to.
            storage_class: where that is (SPIR-V specification, 3.7).

        Raises:
            ValueError: SPIR-V has no such type to point to.
        """

class ArrayType(mlir.ir.Type):
    """``!spirv.array<...>``: OpTypeArray."""

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def element_type(self) -> mlir.ir.Type:
        """The type of an element."""

    @property
    def num_elements(self) -> int:
        """How many elements there are."""

    @property
    def array_stride(self) -> int | None:
        """The bytes from one element to the next (ArrayStride), None without."""

    @staticmethod
    def get(element_type: mlir.ir.Type, num_elements: int, array_stride: int | None = None) -> ArrayType:
        """
        Returns the type of arrays of a known length.

        Args:
            element_type: the type of an element.
            num_elements: how many there are.
            array_stride: the bytes from one to the next. Memory that is shared with the outside, such as
                storage buffers, needs it (SPIR-V specification, 2.16.2); other memory must not have it.

        Raises:
            ValueError: SPIR-V has no such array: of no elements, of a type that it hasn't, or one whose
                elements overlap.
        """

class RuntimeArrayType(mlir.ir.Type):
    """
    ``!spirv.rtarray<...>``: OpTypeRuntimeArray. The last member of the struct in a storage buffer can be one.
    """

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def element_type(self) -> mlir.ir.Type:
        """The type of an element."""

    @property
    def array_stride(self) -> int | None:
        """The bytes from one element to the next (ArrayStride), None without."""

    @staticmethod
    def get(element_type: mlir.ir.Type, array_stride: int | None = None) -> RuntimeArrayType:
        """
        Returns the type of arrays whose length is known at run time only.

        Args:
            element_type: the type of an element.
            array_stride: the bytes from one to the next.

        Raises:
            ValueError: SPIR-V has no such array.
        """

class StructType(mlir.ir.Type):
    """
    ``!spirv.struct<...>``: OpTypeStruct.

    A decoration is a :class:`Decoration`, or a pair of one and its operand:
    ``(Decoration.MatrixStride, 16)``.
    """

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def identifier(self) -> str | None:
        """The name of a struct that has one, else None."""

    @property
    def element_types(self) -> list[mlir.ir.Type]:
        """The types of the members."""

    @property
    def member_offsets(self) -> list[int] | None:
        """Where the members are, in bytes (Offset), None without."""

    @property
    def member_decorations(self) -> dict[int, list[Decoration | tuple[Decoration, int]]]:
        """The decorations of members, by the member's number."""

    @property
    def struct_decorations(self) -> list[Decoration | tuple[Decoration, int]]:
        """The decorations of the struct itself."""

    def set_body(
        self,
        element_types: Sequence[mlir.ir.Type],
        member_offsets: Sequence[int] | None = None,
        member_decorations: Mapping[int, Sequence[Decoration | tuple[Decoration, int]]] | None = None,
        struct_decorations: Sequence[Decoration | tuple[Decoration, int]] | None = None,
    ) -> None:
        """
        Gives a struct that has a name its members: see :meth:`get`.

        Raises:
            ValueError: for what :meth:`get` raises it for; or the struct has no name, has other members
                already, or would contain itself other than by pointer.
        """

    @staticmethod
    def get(
        element_types: Sequence[mlir.ir.Type],
        member_offsets: Sequence[int] | None = None,
        member_decorations: Mapping[int, Sequence[Decoration | tuple[Decoration, int]]] | None = None,
        struct_decorations: Sequence[Decoration | tuple[Decoration, int]] | None = None,
        context: mlir.ir.Context | None = None,
    ) -> StructType:
        """
        Returns the struct with the given members.

        Args:
            element_types: the types of the members.
            member_offsets: where each member is, in bytes. Memory that is shared with the outside, such as
                storage buffers, needs it (SPIR-V specification, 2.16.2).
            member_decorations: decorations of members, by the member's number. Offset is none of them.
            struct_decorations: those of the struct itself. In a storage buffer, it is a Block.
            context: by default that of the types, without any the current one.

        Raises:
            ValueError: SPIR-V has no such struct: a member is of a type that it hasn't, members overlap, a
                run-time array isn't the last, the offsets are not as many as the members, a decoration is
                of a member that isn't there, given twice, or without the operand that it takes.
        """

    @staticmethod
    def get_identified(identifier: str, context: mlir.ir.Context | None = None) -> StructType:
        """
        Returns the struct of a name, which can contain pointers to itself.

        It is the same one for the same name. It has no members before :meth:`set_body`.

        Args:
            identifier: the name: a letter or _, then letters, digits, _, $ and dots.
            context: by default the current one.

        Raises:
            ValueError: the name is none, or there is no current context.
        """

class ImageType(mlir.ir.Type):
    """``!spirv.image<...>``: OpTypeImage."""

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def element_type(self) -> mlir.ir.Type:
        """The type of what a texel is made of."""

    @property
    def dim(self) -> Dim:
        """The dimensions."""

    @property
    def depth_info(self) -> ImageDepthInfo:
        """Whether it is a depth image."""

    @property
    def arrayed_info(self) -> ImageArrayedInfo:
        """Whether it has layers."""

    @property
    def sampling_info(self) -> ImageSamplingInfo:
        """Whether a texel has several samples."""

    @property
    def sampler_use_info(self) -> ImageSamplerUseInfo:
        """Whether it is used with a sampler."""

    @property
    def image_format(self) -> ImageFormat:
        """How texels are stored."""

    @staticmethod
    def get(
        element_type: mlir.ir.Type,
        dim: Dim,
        depth_info: ImageDepthInfo = ...,
        arrayed_info: ImageArrayedInfo = ...,
        sampling_info: ImageSamplingInfo = ...,
        sampler_use_info: ImageSamplerUseInfo = ...,
        image_format: ImageFormat = ...,
    ) -> ImageType:
        """
        Returns the type of images (SPIR-V specification, 3.49.6, OpTypeImage).

        Args:
            element_type: the type of what a texel is made of: integers or floats.
            dim: the dimensions.
            depth_info: whether it is a depth image; by default DepthUnknown.
            arrayed_info: whether it has layers; by default NonArrayed.
            sampling_info: whether a texel has several samples; by default SingleSampled.
            sampler_use_info: whether it is used with a sampler; by default SamplerUnknown.
            image_format: how texels are stored; by default Unknown.

        Raises:
            ValueError: texels can't be made of that.
        """

class SampledImageType(mlir.ir.Type):
    """``!spirv.sampled_image<...>``: OpTypeSampledImage."""

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def image_type(self) -> mlir.ir.Type:
        """The type of the image."""

    @staticmethod
    def get(image_type: mlir.ir.Type) -> SampledImageType:
        """
        Returns the type of images with a sampler.

        Args:
            image_type: the type of the image.

        Raises:
            ValueError: it is no image type, or its dimensions are Buffer or SubpassData.
        """

class MatrixType(mlir.ir.Type):
    """``!spirv.matrix<...>``: OpTypeMatrix."""

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def column_type(self) -> mlir.ir.Type:
        """The type of a column, a vector."""

    @property
    def num_columns(self) -> int:
        """How many columns there are."""

    @property
    def num_rows(self) -> int:
        """How many rows there are."""

    @property
    def element_type(self) -> mlir.ir.Type:
        """The type of an element."""

    @staticmethod
    def get(column_type: mlir.ir.Type, num_columns: int) -> MatrixType:
        """
        Returns the type of matrices.

        Args:
            column_type: the type of a column: a vector of 2, 3 or 4 floats.
            num_columns: how many there are: 2, 3 or 4.

        Raises:
            ValueError: a column or their number is none of these.
        """

class CooperativeMatrixType(mlir.ir.Type):
    """
    ``!spirv.coopmatrix<...>``: OpTypeCooperativeMatrixKHR (SPV_KHR_cooperative_matrix).
    """

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def element_type(self) -> mlir.ir.Type:
        """The type of an element."""

    @property
    def rows(self) -> int:
        """How many rows there are."""

    @property
    def columns(self) -> int:
        """How many columns there are."""

    @property
    def scope(self) -> Scope:
        """Which invocations hold it together."""

    @property
    def use(self) -> CooperativeMatrixUseKHR:
        """What it is in a product."""

    @staticmethod
    def get(
        element_type: mlir.ir.Type, rows: int, columns: int, scope: Scope, use: CooperativeMatrixUseKHR
    ) -> CooperativeMatrixType:
        """
        Returns the type of matrices that invocations hold together.

        Args:
            element_type: the type of an element: an integer or a float.
            rows: how many rows there are.
            columns: how many columns there are.
            scope: which invocations hold it.
            use: what it is in a product.

        Raises:
            ValueError: there are no such elements, or a size is not positive.
        """

class TensorArmType(mlir.ir.Type):
    """``!spirv.arm.tensor<...>``: OpTypeTensorARM (SPV_ARM_tensors)."""

    @staticmethod
    def isinstance(other_type: mlir.ir.Type) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def shape(self) -> list[int | None]:
        """
        The dimensions, None for what isn't known. Empty when not even their number is.
        """

    @property
    def element_type(self) -> mlir.ir.Type:
        """The type of an element."""

    @staticmethod
    def get(shape: Sequence[int | None], element_type: mlir.ir.Type) -> TensorArmType:
        """
        Returns the type of tensors.

        Args:
            shape: the dimensions: all of them positive, or all of them None. Without any, their number
                isn't known.
            element_type: the type of an element: an integer or a float.

        Raises:
            ValueError: there are no such elements or dimensions.
        """

class VerCapExtAttr(mlir.ir.Attribute):
    """``#spirv.vce<...>``: a version, capabilities and extensions."""

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def version(self) -> Version:
        """The version of SPIR-V."""

    @property
    def capabilities(self) -> list[Capability]:
        """The capabilities."""

    @property
    def extensions(self) -> list[Extension]:
        """The extensions."""

    @staticmethod
    def get(
        version: Version,
        capabilities: Sequence[Capability],
        extensions: Sequence[Extension] = (),
        context: mlir.ir.Context | None = None,
    ) -> VerCapExtAttr:
        """
        Returns the attribute.

        Args:
            version: the version of SPIR-V.
            capabilities: the capabilities.
            extensions: the extensions.
            context: by default the current one.

        Raises:
            ValueError: there is no current context.
        """

class CooperativeMatrixPropertiesKHRAttr(mlir.ir.Attribute):
    """
    ``#spirv.coop_matrix_props_khr<...>``: a product of cooperative matrices, a * b + c (VkCooperativeMatrixPropertiesKHR).
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def m_size(self) -> int:
        """The rows of a, c and the result."""

    @property
    def n_size(self) -> int:
        """The columns of b, c and the result."""

    @property
    def k_size(self) -> int:
        """The columns of a, and rows of b."""

    @property
    def a_type(self) -> mlir.ir.Type:
        """The elements of a."""

    @property
    def b_type(self) -> mlir.ir.Type:
        """The elements of b."""

    @property
    def c_type(self) -> mlir.ir.Type:
        """The elements of c."""

    @property
    def result_type(self) -> mlir.ir.Type:
        """The elements of the result."""

    @property
    def scope(self) -> Scope:
        """Which invocations hold the matrices."""

    @property
    def acc_sat(self) -> bool:
        """Whether the sum saturates."""

    @staticmethod
    def get(
        m_size: int,
        n_size: int,
        k_size: int,
        a_type: mlir.ir.Type,
        b_type: mlir.ir.Type,
        c_type: mlir.ir.Type,
        result_type: mlir.ir.Type,
        acc_sat: bool,
        scope: Scope,
    ) -> CooperativeMatrixPropertiesKHRAttr:
        """
        Returns the attribute.

        Args:
            m_size: the rows of a, c and the result.
            n_size: the columns of b, c and the result.
            k_size: the columns of a, and rows of b.
            a_type: the elements of a, an integer or a float type.
            b_type: those of b.
            c_type: those of c.
            result_type: those of the result.
            acc_sat: whether the sum saturates.
            scope: which invocations hold the matrices.

        Raises:
            ValueError: a size is not positive, there are no such elements, or the types are of different
                contexts.
        """

class CooperativeMatrixPropertiesNVAttr(mlir.ir.Attribute):
    """
    ``#spirv.coop_matrix_props_nv<...>``: a product of cooperative matrices, a * b + c (VkCooperativeMatrixPropertiesNV).
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def m_size(self) -> int:
        """The rows of a, c and the result."""

    @property
    def n_size(self) -> int:
        """The columns of b, c and the result."""

    @property
    def k_size(self) -> int:
        """The columns of a, and rows of b."""

    @property
    def a_type(self) -> mlir.ir.Type:
        """The elements of a."""

    @property
    def b_type(self) -> mlir.ir.Type:
        """The elements of b."""

    @property
    def c_type(self) -> mlir.ir.Type:
        """The elements of c."""

    @property
    def result_type(self) -> mlir.ir.Type:
        """The elements of the result."""

    @property
    def scope(self) -> Scope:
        """Which invocations hold the matrices."""

    @staticmethod
    def get(
        m_size: int,
        n_size: int,
        k_size: int,
        a_type: mlir.ir.Type,
        b_type: mlir.ir.Type,
        c_type: mlir.ir.Type,
        result_type: mlir.ir.Type,
        scope: Scope,
    ) -> CooperativeMatrixPropertiesNVAttr:
        """
        Returns the attribute.

        Args:
            m_size: the rows of a, c and the result.
            n_size: the columns of b, c and the result.
            k_size: the columns of a, and rows of b.
            a_type: the elements of a, an integer or a float type.
            b_type: those of b.
            c_type: those of c.
            result_type: those of the result.
            scope: which invocations hold the matrices.

        Raises:
            ValueError: a size is not positive, there are no such elements, or the types are of different
                contexts.
        """

class ResourceLimitsAttr(mlir.ir.Attribute):
    """
    ``#spirv.resource_limits<...>``: limits of a device, as Vulkan has them in VkPhysicalDeviceLimits.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def max_compute_shared_memory_size(self) -> int:
        """The bytes that variables of a workgroup can take up."""

    @property
    def max_compute_workgroup_invocations(self) -> int:
        """How many invocations a workgroup can have."""

    @property
    def max_compute_workgroup_size(self) -> list[int]:
        """How many invocations a workgroup can have in each dimension."""

    @property
    def subgroup_size(self) -> int:
        """How many invocations a subgroup has."""

    @property
    def min_subgroup_size(self) -> int | None:
        """The least that can be chosen, None where none can."""

    @property
    def max_subgroup_size(self) -> int | None:
        """The most that can be chosen, None where none can."""

    @property
    def cooperative_matrix_properties_khr(self) -> list[mlir.ir.Attribute]:
        """
        The products of cooperative matrices that there are: CooperativeMatrixPropertiesKHRAttr.
        """

    @property
    def cooperative_matrix_properties_nv(self) -> list[mlir.ir.Attribute]:
        """
        The same of SPV_NV_cooperative_matrix: CooperativeMatrixPropertiesNVAttr.
        """

    @staticmethod
    def get(
        max_compute_shared_memory_size: int = 16384,
        max_compute_workgroup_invocations: int = 128,
        max_compute_workgroup_size: Sequence[int] = (128, 128, 64),
        subgroup_size: int = 32,
        min_subgroup_size: int | None = None,
        max_subgroup_size: int | None = None,
        cooperative_matrix_properties_khr: Sequence[mlir.ir.Attribute] = (),
        cooperative_matrix_properties_nv: Sequence[mlir.ir.Attribute] = (),
        context: mlir.ir.Context | None = None,
    ) -> ResourceLimitsAttr:
        """
        Returns the attribute. The defaults are the least that Vulkan requires.

        Args:
            max_compute_shared_memory_size: the bytes that variables of a workgroup can take up.
            max_compute_workgroup_invocations: how many invocations a workgroup can have.
            max_compute_workgroup_size: how many in each of the three dimensions.
            subgroup_size: how many invocations a subgroup has.
            min_subgroup_size: the least that can be chosen.
            max_subgroup_size: the most that can be chosen.
            cooperative_matrix_properties_khr: the products of cooperative matrices that there are.
            cooperative_matrix_properties_nv: the same of SPV_NV_cooperative_matrix.
            context: by default the current one.

        Raises:
            ValueError: a limit is negative or has more than 31 bits, a workgroup has not three dimensions,
                bounds are in the wrong order, or there is no current context.
        """

class TargetEnvAttr(mlir.ir.Attribute):
    """
    ``#spirv.target_env<...>``: what a target has. What ``mlir.availability.target`` returns for SPIR-V is one.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def triple(self) -> mlir.ir.Attribute:
        """The version, capabilities and extensions: a VerCapExtAttr."""

    @property
    def version(self) -> Version:
        """The version of SPIR-V."""

    @property
    def capabilities(self) -> list[Capability]:
        """The capabilities."""

    @property
    def extensions(self) -> list[Extension]:
        """The extensions."""

    @property
    def resource_limits(self) -> mlir.ir.Attribute:
        """The limits: a ResourceLimitsAttr."""

    @property
    def client_api(self) -> ClientAPI:
        """The API that runs modules."""

    @property
    def vendor(self) -> Vendor:
        """Who makes the device."""

    @property
    def device_type(self) -> DeviceType:
        """What kind of device it is."""

    @property
    def device_id(self) -> int | None:
        """The vendor's number of the device, None if it isn't known."""

    @staticmethod
    def get(
        triple: VerCapExtAttr,
        resource_limits: ResourceLimitsAttr | None = None,
        client_api: ClientAPI = ...,
        vendor: Vendor = ...,
        device_type: DeviceType = ...,
        device_id: int | None = None,
    ) -> TargetEnvAttr:
        """
        Returns the attribute.

        Args:
            triple: the version, capabilities and extensions.
            resource_limits: the limits; by default the least that Vulkan requires.
            client_api: the API that runs modules; by default Unknown.
            vendor: who makes the device; by default Unknown.
            device_type: what kind of device it is; by default Unknown.
            device_id: the vendor's number of it.

        Raises:
            TypeError: an argument is of another class.
            ValueError: the number doesn't fit into 32 bits, or the attributes are of different contexts.
        """

class EntryPointABIAttr(mlir.ir.Attribute):
    """
    ``#spirv.entry_point_abi<...>``: how a kernel is to be run. It is the attribute ``spirv.entry_point_abi`` of functions that are lowered.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def workgroup_size(self) -> list[int] | None:
        """The invocations in a workgroup, None where it isn't said."""

    @property
    def subgroup_size(self) -> int | None:
        """The invocations in a subgroup, None where it isn't said."""

    @property
    def target_width(self) -> int | None:
        """
        The width of floats that execution modes are about, None where it isn't said.
        """

    @staticmethod
    def get(
        workgroup_size: Sequence[int] | None = None,
        subgroup_size: int | None = None,
        target_width: int | None = None,
        context: mlir.ir.Context | None = None,
    ) -> EntryPointABIAttr:
        """
        Returns the attribute.

        Args:
            workgroup_size: the invocations in a workgroup: three positive numbers.
            subgroup_size: the invocations in a subgroup.
            target_width: the width of floats that execution modes are about: 16, 32 or 64.
            context: by default the current one.

        Raises:
            ValueError: a number is none of these, or there is no current context.
        """

class InterfaceVarABIAttr(mlir.ir.Attribute):
    """
    ``#spirv.interface_var_abi<...>``: where a kernel finds an argument. It is the attribute ``spirv.interface_var_abi`` of arguments of functions that are lowered.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def descriptor_set(self) -> int:
        """The number of the descriptor set."""

    @property
    def binding(self) -> int:
        """The number of the binding in it."""

    @property
    def storage_class(self) -> StorageClass | None:
        """The storage class, None where it isn't said."""

    @staticmethod
    def get(
        descriptor_set: int,
        binding: int,
        storage_class: StorageClass | None = None,
        context: mlir.ir.Context | None = None,
    ) -> InterfaceVarABIAttr:
        """
        Returns the attribute.

        Args:
            descriptor_set: the number of the descriptor set.
            binding: the number of the binding in it.
            storage_class: the storage class.
            context: by default the current one.

        Raises:
            ValueError: a number doesn't fit into 32 bits, or there is no current context.
        """

class LinkageAttributesAttr(mlir.ir.Attribute):
    """
    ``#spirv.linkage_attributes<...>``: what a function or variable is called by other modules.
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def linkage_name(self) -> str:
        """The name."""

    @property
    def linkage_type(self) -> LinkageType:
        """Whether it is defined here."""

    @staticmethod
    def get(
        linkage_name: str, linkage_type: LinkageType, context: mlir.ir.Context | None = None
    ) -> LinkageAttributesAttr:
        """
        Returns the attribute.

        Args:
            linkage_name: the name.
            linkage_type: whether it is defined here.
            context: by default the current one.

        Raises:
            ValueError: the name is empty or has a zero in it, or there is no current context.
        """

class CacheControlLoadINTELAttr(mlir.ir.Attribute):
    """
    ``#spirv.cache_control_load_intel<...>``: how loads use a cache (SPV_INTEL_cache_controls).
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def cache_level(self) -> int:
        """The level of the cache."""

    @property
    def load_cache_control(self) -> LoadCacheControl:
        """How it is used."""

    @staticmethod
    def get(
        cache_level: int, load_cache_control: LoadCacheControl, context: mlir.ir.Context | None = None
    ) -> CacheControlLoadINTELAttr:
        """
        Returns the attribute.

        Args:
            cache_level: the level of the cache.
            load_cache_control: how it is used.
            context: by default the current one.

        Raises:
            ValueError: the level doesn't fit into 32 bits, or there is no current context.
        """

class CacheControlStoreINTELAttr(mlir.ir.Attribute):
    """
    ``#spirv.cache_control_store_intel<...>``: how stores use a cache (SPV_INTEL_cache_controls).
    """

    @staticmethod
    def isinstance(other_attribute: mlir.ir.Attribute) -> bool: ...
    def __repr__(self) -> str:
        """Returns the class and the text of it."""

    @staticmethod
    def get_static_typeid() -> mlir.ir.TypeID:
        """Returns the TypeID of the C++ class."""

    @property
    def cache_level(self) -> int:
        """The level of the cache."""

    @property
    def store_cache_control(self) -> StoreCacheControl:
        """How it is used."""

    @staticmethod
    def get(
        cache_level: int, store_cache_control: StoreCacheControl, context: mlir.ir.Context | None = None
    ) -> CacheControlStoreINTELAttr:
        """
        Returns the attribute.

        Args:
            cache_level: the level of the cache.
            store_cache_control: how it is used.
            context: by default the current one.

        Raises:
            ValueError: the level doesn't fit into 32 bits, or there is no current context.
        """
