// Atomics: every op with every scope and every bit of the memory semantics (also
// combined), on integers and floats of every width behind pointers of many
// storage classes.

func.func @atomic_and(%sb_i32: !spirv.ptr<i32, StorageBuffer>, %i32: i32,
                      %w_i64: !spirv.ptr<i64, Workgroup>, %i64: i64,
                      %u_i16: !spirv.ptr<i16, Uniform>, %i16: i16,
                      %cw_i8: !spirv.ptr<i8, CrossWorkgroup>, %i8: i8,
                      %i_i32: !spirv.ptr<i32, Image>,
                      %psb_i64: !spirv.ptr<i64, PhysicalStorageBuffer>,
                      %g_i16: !spirv.ptr<i16, Generic>, %ac_i8: !spirv.ptr<i8, AtomicCounter>) {
  %0 = spirv.AtomicAnd <CrossDevice> <None> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicAnd <Device> <Acquire> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %2 = spirv.AtomicAnd <Workgroup> <Release> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  %3 = spirv.AtomicAnd <Subgroup> <AcquireRelease> %cw_i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %4 = spirv.AtomicAnd <Invocation> <SequentiallyConsistent> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %5 = spirv.AtomicAnd <QueueFamily> <UniformMemory> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %6 = spirv.AtomicAnd <ShaderCallKHR> <SubgroupMemory> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  %7 = spirv.AtomicAnd <CrossDevice> <WorkgroupMemory> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %8 = spirv.AtomicAnd <Device> <CrossWorkgroupMemory> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %9 = spirv.AtomicAnd <Workgroup> <AtomicCounterMemory> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %10 = spirv.AtomicAnd <Subgroup> <ImageMemory> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  %11 = spirv.AtomicAnd <Invocation> <OutputMemory> %cw_i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %12 = spirv.AtomicAnd <QueueFamily> <MakeAvailable> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %13 = spirv.AtomicAnd <ShaderCallKHR> <MakeVisible> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %14 = spirv.AtomicAnd <CrossDevice> <Volatile> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  %15 = spirv.AtomicAnd <Device> <Acquire|UniformMemory> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %16 = spirv.AtomicAnd <Workgroup> <Release|WorkgroupMemory|MakeAvailable> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %17 = spirv.AtomicAnd <Subgroup> <AcquireRelease|AtomicCounterMemory|ImageMemory> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %18 = spirv.AtomicAnd <Invocation> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  return
}

func.func @atomic_or(%w_i32: !spirv.ptr<i32, Workgroup>, %i32: i32,
                     %u_i64: !spirv.ptr<i64, Uniform>, %i64: i64,
                     %cw_i16: !spirv.ptr<i16, CrossWorkgroup>, %i16: i16,
                     %i_i8: !spirv.ptr<i8, Image>, %i8: i8,
                     %psb_i32: !spirv.ptr<i32, PhysicalStorageBuffer>,
                     %g_i64: !spirv.ptr<i64, Generic>, %ac_i16: !spirv.ptr<i16, AtomicCounter>,
                     %sb_i8: !spirv.ptr<i8, StorageBuffer>) {
  %0 = spirv.AtomicOr <Device> <None> %w_i32, %i32 : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicOr <Workgroup> <Acquire> %u_i64, %i64 : !spirv.ptr<i64, Uniform>
  %2 = spirv.AtomicOr <Subgroup> <Release> %cw_i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  %3 = spirv.AtomicOr <Invocation> <AcquireRelease> %i_i8, %i8 : !spirv.ptr<i8, Image>
  %4 = spirv.AtomicOr <QueueFamily> <SequentiallyConsistent> %psb_i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %5 = spirv.AtomicOr <ShaderCallKHR> <UniformMemory> %g_i64, %i64 : !spirv.ptr<i64, Generic>
  %6 = spirv.AtomicOr <CrossDevice> <SubgroupMemory> %ac_i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  %7 = spirv.AtomicOr <Device> <WorkgroupMemory> %sb_i8, %i8 : !spirv.ptr<i8, StorageBuffer>
  %8 = spirv.AtomicOr <Workgroup> <CrossWorkgroupMemory> %w_i32, %i32 : !spirv.ptr<i32, Workgroup>
  %9 = spirv.AtomicOr <Subgroup> <AtomicCounterMemory> %u_i64, %i64 : !spirv.ptr<i64, Uniform>
  %10 = spirv.AtomicOr <Invocation> <ImageMemory> %cw_i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  %11 = spirv.AtomicOr <QueueFamily> <OutputMemory> %i_i8, %i8 : !spirv.ptr<i8, Image>
  %12 = spirv.AtomicOr <ShaderCallKHR> <MakeAvailable> %psb_i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %13 = spirv.AtomicOr <CrossDevice> <MakeVisible> %g_i64, %i64 : !spirv.ptr<i64, Generic>
  %14 = spirv.AtomicOr <Device> <Volatile> %ac_i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  %15 = spirv.AtomicOr <Workgroup> <Acquire|UniformMemory> %sb_i8, %i8 : !spirv.ptr<i8, StorageBuffer>
  %16 = spirv.AtomicOr <Subgroup> <Release|WorkgroupMemory|MakeAvailable> %w_i32, %i32 : !spirv.ptr<i32, Workgroup>
  %17 = spirv.AtomicOr <Invocation> <AcquireRelease|AtomicCounterMemory|ImageMemory> %u_i64, %i64 : !spirv.ptr<i64, Uniform>
  %18 = spirv.AtomicOr <QueueFamily> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %cw_i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  return
}

func.func @atomic_xor(%u_i32: !spirv.ptr<i32, Uniform>, %i32: i32,
                      %cw_i64: !spirv.ptr<i64, CrossWorkgroup>, %i64: i64,
                      %i_i16: !spirv.ptr<i16, Image>, %i16: i16,
                      %psb_i8: !spirv.ptr<i8, PhysicalStorageBuffer>, %i8: i8,
                      %g_i32: !spirv.ptr<i32, Generic>, %ac_i64: !spirv.ptr<i64, AtomicCounter>,
                      %sb_i16: !spirv.ptr<i16, StorageBuffer>, %w_i8: !spirv.ptr<i8, Workgroup>) {
  %0 = spirv.AtomicXor <Workgroup> <None> %u_i32, %i32 : !spirv.ptr<i32, Uniform>
  %1 = spirv.AtomicXor <Subgroup> <Acquire> %cw_i64, %i64 : !spirv.ptr<i64, CrossWorkgroup>
  %2 = spirv.AtomicXor <Invocation> <Release> %i_i16, %i16 : !spirv.ptr<i16, Image>
  %3 = spirv.AtomicXor <QueueFamily> <AcquireRelease> %psb_i8, %i8 : !spirv.ptr<i8, PhysicalStorageBuffer>
  %4 = spirv.AtomicXor <ShaderCallKHR> <SequentiallyConsistent> %g_i32, %i32 : !spirv.ptr<i32, Generic>
  %5 = spirv.AtomicXor <CrossDevice> <UniformMemory> %ac_i64, %i64 : !spirv.ptr<i64, AtomicCounter>
  %6 = spirv.AtomicXor <Device> <SubgroupMemory> %sb_i16, %i16 : !spirv.ptr<i16, StorageBuffer>
  %7 = spirv.AtomicXor <Workgroup> <WorkgroupMemory> %w_i8, %i8 : !spirv.ptr<i8, Workgroup>
  %8 = spirv.AtomicXor <Subgroup> <CrossWorkgroupMemory> %u_i32, %i32 : !spirv.ptr<i32, Uniform>
  %9 = spirv.AtomicXor <Invocation> <AtomicCounterMemory> %cw_i64, %i64 : !spirv.ptr<i64, CrossWorkgroup>
  %10 = spirv.AtomicXor <QueueFamily> <ImageMemory> %i_i16, %i16 : !spirv.ptr<i16, Image>
  %11 = spirv.AtomicXor <ShaderCallKHR> <OutputMemory> %psb_i8, %i8 : !spirv.ptr<i8, PhysicalStorageBuffer>
  %12 = spirv.AtomicXor <CrossDevice> <MakeAvailable> %g_i32, %i32 : !spirv.ptr<i32, Generic>
  %13 = spirv.AtomicXor <Device> <MakeVisible> %ac_i64, %i64 : !spirv.ptr<i64, AtomicCounter>
  %14 = spirv.AtomicXor <Workgroup> <Volatile> %sb_i16, %i16 : !spirv.ptr<i16, StorageBuffer>
  %15 = spirv.AtomicXor <Subgroup> <Acquire|UniformMemory> %w_i8, %i8 : !spirv.ptr<i8, Workgroup>
  %16 = spirv.AtomicXor <Invocation> <Release|WorkgroupMemory|MakeAvailable> %u_i32, %i32 : !spirv.ptr<i32, Uniform>
  %17 = spirv.AtomicXor <QueueFamily> <AcquireRelease|AtomicCounterMemory|ImageMemory> %cw_i64, %i64 : !spirv.ptr<i64, CrossWorkgroup>
  %18 = spirv.AtomicXor <ShaderCallKHR> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %i_i16, %i16 : !spirv.ptr<i16, Image>
  return
}

func.func @atomic_i_add(%cw_i32: !spirv.ptr<i32, CrossWorkgroup>, %i32: i32,
                        %i_i64: !spirv.ptr<i64, Image>, %i64: i64,
                        %psb_i16: !spirv.ptr<i16, PhysicalStorageBuffer>, %i16: i16,
                        %g_i8: !spirv.ptr<i8, Generic>, %i8: i8,
                        %ac_i32: !spirv.ptr<i32, AtomicCounter>,
                        %sb_i64: !spirv.ptr<i64, StorageBuffer>,
                        %w_i16: !spirv.ptr<i16, Workgroup>, %u_i8: !spirv.ptr<i8, Uniform>) {
  %0 = spirv.AtomicIAdd <Subgroup> <None> %cw_i32, %i32 : !spirv.ptr<i32, CrossWorkgroup>
  %1 = spirv.AtomicIAdd <Invocation> <Acquire> %i_i64, %i64 : !spirv.ptr<i64, Image>
  %2 = spirv.AtomicIAdd <QueueFamily> <Release> %psb_i16, %i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  %3 = spirv.AtomicIAdd <ShaderCallKHR> <AcquireRelease> %g_i8, %i8 : !spirv.ptr<i8, Generic>
  %4 = spirv.AtomicIAdd <CrossDevice> <SequentiallyConsistent> %ac_i32, %i32 : !spirv.ptr<i32, AtomicCounter>
  %5 = spirv.AtomicIAdd <Device> <UniformMemory> %sb_i64, %i64 : !spirv.ptr<i64, StorageBuffer>
  %6 = spirv.AtomicIAdd <Workgroup> <SubgroupMemory> %w_i16, %i16 : !spirv.ptr<i16, Workgroup>
  %7 = spirv.AtomicIAdd <Subgroup> <WorkgroupMemory> %u_i8, %i8 : !spirv.ptr<i8, Uniform>
  %8 = spirv.AtomicIAdd <Invocation> <CrossWorkgroupMemory> %cw_i32, %i32 : !spirv.ptr<i32, CrossWorkgroup>
  %9 = spirv.AtomicIAdd <QueueFamily> <AtomicCounterMemory> %i_i64, %i64 : !spirv.ptr<i64, Image>
  %10 = spirv.AtomicIAdd <ShaderCallKHR> <ImageMemory> %psb_i16, %i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  %11 = spirv.AtomicIAdd <CrossDevice> <OutputMemory> %g_i8, %i8 : !spirv.ptr<i8, Generic>
  %12 = spirv.AtomicIAdd <Device> <MakeAvailable> %ac_i32, %i32 : !spirv.ptr<i32, AtomicCounter>
  %13 = spirv.AtomicIAdd <Workgroup> <MakeVisible> %sb_i64, %i64 : !spirv.ptr<i64, StorageBuffer>
  %14 = spirv.AtomicIAdd <Subgroup> <Volatile> %w_i16, %i16 : !spirv.ptr<i16, Workgroup>
  %15 = spirv.AtomicIAdd <Invocation> <Acquire|UniformMemory> %u_i8, %i8 : !spirv.ptr<i8, Uniform>
  %16 = spirv.AtomicIAdd <QueueFamily> <Release|WorkgroupMemory|MakeAvailable> %cw_i32, %i32 : !spirv.ptr<i32, CrossWorkgroup>
  %17 = spirv.AtomicIAdd <ShaderCallKHR> <AcquireRelease|AtomicCounterMemory|ImageMemory> %i_i64, %i64 : !spirv.ptr<i64, Image>
  %18 = spirv.AtomicIAdd <CrossDevice> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %psb_i16, %i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  return
}

func.func @atomic_i_sub(%i_i32: !spirv.ptr<i32, Image>, %i32: i32,
                        %psb_i64: !spirv.ptr<i64, PhysicalStorageBuffer>, %i64: i64,
                        %g_i16: !spirv.ptr<i16, Generic>, %i16: i16,
                        %ac_i8: !spirv.ptr<i8, AtomicCounter>, %i8: i8,
                        %sb_i32: !spirv.ptr<i32, StorageBuffer>,
                        %w_i64: !spirv.ptr<i64, Workgroup>, %u_i16: !spirv.ptr<i16, Uniform>,
                        %cw_i8: !spirv.ptr<i8, CrossWorkgroup>) {
  %0 = spirv.AtomicISub <Invocation> <None> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %1 = spirv.AtomicISub <QueueFamily> <Acquire> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %2 = spirv.AtomicISub <ShaderCallKHR> <Release> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  %3 = spirv.AtomicISub <CrossDevice> <AcquireRelease> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %4 = spirv.AtomicISub <Device> <SequentiallyConsistent> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %5 = spirv.AtomicISub <Workgroup> <UniformMemory> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %6 = spirv.AtomicISub <Subgroup> <SubgroupMemory> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  %7 = spirv.AtomicISub <Invocation> <WorkgroupMemory> %cw_i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %8 = spirv.AtomicISub <QueueFamily> <CrossWorkgroupMemory> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %9 = spirv.AtomicISub <ShaderCallKHR> <AtomicCounterMemory> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %10 = spirv.AtomicISub <CrossDevice> <ImageMemory> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  %11 = spirv.AtomicISub <Device> <OutputMemory> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %12 = spirv.AtomicISub <Workgroup> <MakeAvailable> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %13 = spirv.AtomicISub <Subgroup> <MakeVisible> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %14 = spirv.AtomicISub <Invocation> <Volatile> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  %15 = spirv.AtomicISub <QueueFamily> <Acquire|UniformMemory> %cw_i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %16 = spirv.AtomicISub <ShaderCallKHR> <Release|WorkgroupMemory|MakeAvailable> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %17 = spirv.AtomicISub <CrossDevice> <AcquireRelease|AtomicCounterMemory|ImageMemory> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %18 = spirv.AtomicISub <Device> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  return
}

func.func @atomic_s_max(%psb_i32: !spirv.ptr<i32, PhysicalStorageBuffer>, %i32: i32,
                        %g_i64: !spirv.ptr<i64, Generic>, %i64: i64,
                        %ac_i16: !spirv.ptr<i16, AtomicCounter>, %i16: i16,
                        %sb_i8: !spirv.ptr<i8, StorageBuffer>, %i8: i8,
                        %w_i32: !spirv.ptr<i32, Workgroup>, %u_i64: !spirv.ptr<i64, Uniform>,
                        %cw_i16: !spirv.ptr<i16, CrossWorkgroup>, %i_i8: !spirv.ptr<i8, Image>) {
  %0 = spirv.AtomicSMax <QueueFamily> <None> %psb_i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %1 = spirv.AtomicSMax <ShaderCallKHR> <Acquire> %g_i64, %i64 : !spirv.ptr<i64, Generic>
  %2 = spirv.AtomicSMax <CrossDevice> <Release> %ac_i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  %3 = spirv.AtomicSMax <Device> <AcquireRelease> %sb_i8, %i8 : !spirv.ptr<i8, StorageBuffer>
  %4 = spirv.AtomicSMax <Workgroup> <SequentiallyConsistent> %w_i32, %i32 : !spirv.ptr<i32, Workgroup>
  %5 = spirv.AtomicSMax <Subgroup> <UniformMemory> %u_i64, %i64 : !spirv.ptr<i64, Uniform>
  %6 = spirv.AtomicSMax <Invocation> <SubgroupMemory> %cw_i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  %7 = spirv.AtomicSMax <QueueFamily> <WorkgroupMemory> %i_i8, %i8 : !spirv.ptr<i8, Image>
  %8 = spirv.AtomicSMax <ShaderCallKHR> <CrossWorkgroupMemory> %psb_i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %9 = spirv.AtomicSMax <CrossDevice> <AtomicCounterMemory> %g_i64, %i64 : !spirv.ptr<i64, Generic>
  %10 = spirv.AtomicSMax <Device> <ImageMemory> %ac_i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  %11 = spirv.AtomicSMax <Workgroup> <OutputMemory> %sb_i8, %i8 : !spirv.ptr<i8, StorageBuffer>
  %12 = spirv.AtomicSMax <Subgroup> <MakeAvailable> %w_i32, %i32 : !spirv.ptr<i32, Workgroup>
  %13 = spirv.AtomicSMax <Invocation> <MakeVisible> %u_i64, %i64 : !spirv.ptr<i64, Uniform>
  %14 = spirv.AtomicSMax <QueueFamily> <Volatile> %cw_i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  %15 = spirv.AtomicSMax <ShaderCallKHR> <Acquire|UniformMemory> %i_i8, %i8 : !spirv.ptr<i8, Image>
  %16 = spirv.AtomicSMax <CrossDevice> <Release|WorkgroupMemory|MakeAvailable> %psb_i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %17 = spirv.AtomicSMax <Device> <AcquireRelease|AtomicCounterMemory|ImageMemory> %g_i64, %i64 : !spirv.ptr<i64, Generic>
  %18 = spirv.AtomicSMax <Workgroup> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %ac_i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  return
}

func.func @atomic_s_min(%g_i32: !spirv.ptr<i32, Generic>, %i32: i32,
                        %ac_i64: !spirv.ptr<i64, AtomicCounter>, %i64: i64,
                        %sb_i16: !spirv.ptr<i16, StorageBuffer>, %i16: i16,
                        %w_i8: !spirv.ptr<i8, Workgroup>, %i8: i8,
                        %u_i32: !spirv.ptr<i32, Uniform>, %cw_i64: !spirv.ptr<i64, CrossWorkgroup>,
                        %i_i16: !spirv.ptr<i16, Image>,
                        %psb_i8: !spirv.ptr<i8, PhysicalStorageBuffer>) {
  %0 = spirv.AtomicSMin <ShaderCallKHR> <None> %g_i32, %i32 : !spirv.ptr<i32, Generic>
  %1 = spirv.AtomicSMin <CrossDevice> <Acquire> %ac_i64, %i64 : !spirv.ptr<i64, AtomicCounter>
  %2 = spirv.AtomicSMin <Device> <Release> %sb_i16, %i16 : !spirv.ptr<i16, StorageBuffer>
  %3 = spirv.AtomicSMin <Workgroup> <AcquireRelease> %w_i8, %i8 : !spirv.ptr<i8, Workgroup>
  %4 = spirv.AtomicSMin <Subgroup> <SequentiallyConsistent> %u_i32, %i32 : !spirv.ptr<i32, Uniform>
  %5 = spirv.AtomicSMin <Invocation> <UniformMemory> %cw_i64, %i64 : !spirv.ptr<i64, CrossWorkgroup>
  %6 = spirv.AtomicSMin <QueueFamily> <SubgroupMemory> %i_i16, %i16 : !spirv.ptr<i16, Image>
  %7 = spirv.AtomicSMin <ShaderCallKHR> <WorkgroupMemory> %psb_i8, %i8 : !spirv.ptr<i8, PhysicalStorageBuffer>
  %8 = spirv.AtomicSMin <CrossDevice> <CrossWorkgroupMemory> %g_i32, %i32 : !spirv.ptr<i32, Generic>
  %9 = spirv.AtomicSMin <Device> <AtomicCounterMemory> %ac_i64, %i64 : !spirv.ptr<i64, AtomicCounter>
  %10 = spirv.AtomicSMin <Workgroup> <ImageMemory> %sb_i16, %i16 : !spirv.ptr<i16, StorageBuffer>
  %11 = spirv.AtomicSMin <Subgroup> <OutputMemory> %w_i8, %i8 : !spirv.ptr<i8, Workgroup>
  %12 = spirv.AtomicSMin <Invocation> <MakeAvailable> %u_i32, %i32 : !spirv.ptr<i32, Uniform>
  %13 = spirv.AtomicSMin <QueueFamily> <MakeVisible> %cw_i64, %i64 : !spirv.ptr<i64, CrossWorkgroup>
  %14 = spirv.AtomicSMin <ShaderCallKHR> <Volatile> %i_i16, %i16 : !spirv.ptr<i16, Image>
  %15 = spirv.AtomicSMin <CrossDevice> <Acquire|UniformMemory> %psb_i8, %i8 : !spirv.ptr<i8, PhysicalStorageBuffer>
  %16 = spirv.AtomicSMin <Device> <Release|WorkgroupMemory|MakeAvailable> %g_i32, %i32 : !spirv.ptr<i32, Generic>
  %17 = spirv.AtomicSMin <Workgroup> <AcquireRelease|AtomicCounterMemory|ImageMemory> %ac_i64, %i64 : !spirv.ptr<i64, AtomicCounter>
  %18 = spirv.AtomicSMin <Subgroup> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %sb_i16, %i16 : !spirv.ptr<i16, StorageBuffer>
  return
}

func.func @atomic_u_max(%ac_i32: !spirv.ptr<i32, AtomicCounter>, %i32: i32,
                        %sb_i64: !spirv.ptr<i64, StorageBuffer>, %i64: i64,
                        %w_i16: !spirv.ptr<i16, Workgroup>, %i16: i16,
                        %u_i8: !spirv.ptr<i8, Uniform>, %i8: i8,
                        %cw_i32: !spirv.ptr<i32, CrossWorkgroup>, %i_i64: !spirv.ptr<i64, Image>,
                        %psb_i16: !spirv.ptr<i16, PhysicalStorageBuffer>,
                        %g_i8: !spirv.ptr<i8, Generic>) {
  %0 = spirv.AtomicUMax <CrossDevice> <None> %ac_i32, %i32 : !spirv.ptr<i32, AtomicCounter>
  %1 = spirv.AtomicUMax <Device> <Acquire> %sb_i64, %i64 : !spirv.ptr<i64, StorageBuffer>
  %2 = spirv.AtomicUMax <Workgroup> <Release> %w_i16, %i16 : !spirv.ptr<i16, Workgroup>
  %3 = spirv.AtomicUMax <Subgroup> <AcquireRelease> %u_i8, %i8 : !spirv.ptr<i8, Uniform>
  %4 = spirv.AtomicUMax <Invocation> <SequentiallyConsistent> %cw_i32, %i32 : !spirv.ptr<i32, CrossWorkgroup>
  %5 = spirv.AtomicUMax <QueueFamily> <UniformMemory> %i_i64, %i64 : !spirv.ptr<i64, Image>
  %6 = spirv.AtomicUMax <ShaderCallKHR> <SubgroupMemory> %psb_i16, %i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  %7 = spirv.AtomicUMax <CrossDevice> <WorkgroupMemory> %g_i8, %i8 : !spirv.ptr<i8, Generic>
  %8 = spirv.AtomicUMax <Device> <CrossWorkgroupMemory> %ac_i32, %i32 : !spirv.ptr<i32, AtomicCounter>
  %9 = spirv.AtomicUMax <Workgroup> <AtomicCounterMemory> %sb_i64, %i64 : !spirv.ptr<i64, StorageBuffer>
  %10 = spirv.AtomicUMax <Subgroup> <ImageMemory> %w_i16, %i16 : !spirv.ptr<i16, Workgroup>
  %11 = spirv.AtomicUMax <Invocation> <OutputMemory> %u_i8, %i8 : !spirv.ptr<i8, Uniform>
  %12 = spirv.AtomicUMax <QueueFamily> <MakeAvailable> %cw_i32, %i32 : !spirv.ptr<i32, CrossWorkgroup>
  %13 = spirv.AtomicUMax <ShaderCallKHR> <MakeVisible> %i_i64, %i64 : !spirv.ptr<i64, Image>
  %14 = spirv.AtomicUMax <CrossDevice> <Volatile> %psb_i16, %i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  %15 = spirv.AtomicUMax <Device> <Acquire|UniformMemory> %g_i8, %i8 : !spirv.ptr<i8, Generic>
  %16 = spirv.AtomicUMax <Workgroup> <Release|WorkgroupMemory|MakeAvailable> %ac_i32, %i32 : !spirv.ptr<i32, AtomicCounter>
  %17 = spirv.AtomicUMax <Subgroup> <AcquireRelease|AtomicCounterMemory|ImageMemory> %sb_i64, %i64 : !spirv.ptr<i64, StorageBuffer>
  %18 = spirv.AtomicUMax <Invocation> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %w_i16, %i16 : !spirv.ptr<i16, Workgroup>
  return
}

func.func @atomic_u_min(%sb_i32: !spirv.ptr<i32, StorageBuffer>, %i32: i32,
                        %w_i64: !spirv.ptr<i64, Workgroup>, %i64: i64,
                        %u_i16: !spirv.ptr<i16, Uniform>, %i16: i16,
                        %cw_i8: !spirv.ptr<i8, CrossWorkgroup>, %i8: i8,
                        %i_i32: !spirv.ptr<i32, Image>,
                        %psb_i64: !spirv.ptr<i64, PhysicalStorageBuffer>,
                        %g_i16: !spirv.ptr<i16, Generic>, %ac_i8: !spirv.ptr<i8, AtomicCounter>) {
  %0 = spirv.AtomicUMin <Device> <None> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicUMin <Workgroup> <Acquire> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %2 = spirv.AtomicUMin <Subgroup> <Release> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  %3 = spirv.AtomicUMin <Invocation> <AcquireRelease> %cw_i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %4 = spirv.AtomicUMin <QueueFamily> <SequentiallyConsistent> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %5 = spirv.AtomicUMin <ShaderCallKHR> <UniformMemory> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %6 = spirv.AtomicUMin <CrossDevice> <SubgroupMemory> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  %7 = spirv.AtomicUMin <Device> <WorkgroupMemory> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %8 = spirv.AtomicUMin <Workgroup> <CrossWorkgroupMemory> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %9 = spirv.AtomicUMin <Subgroup> <AtomicCounterMemory> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %10 = spirv.AtomicUMin <Invocation> <ImageMemory> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  %11 = spirv.AtomicUMin <QueueFamily> <OutputMemory> %cw_i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %12 = spirv.AtomicUMin <ShaderCallKHR> <MakeAvailable> %i_i32, %i32 : !spirv.ptr<i32, Image>
  %13 = spirv.AtomicUMin <CrossDevice> <MakeVisible> %psb_i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %14 = spirv.AtomicUMin <Device> <Volatile> %g_i16, %i16 : !spirv.ptr<i16, Generic>
  %15 = spirv.AtomicUMin <Workgroup> <Acquire|UniformMemory> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %16 = spirv.AtomicUMin <Subgroup> <Release|WorkgroupMemory|MakeAvailable> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %17 = spirv.AtomicUMin <Invocation> <AcquireRelease|AtomicCounterMemory|ImageMemory> %w_i64, %i64 : !spirv.ptr<i64, Workgroup>
  %18 = spirv.AtomicUMin <QueueFamily> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %u_i16, %i16 : !spirv.ptr<i16, Uniform>
  return
}

func.func @atomic_i_increment(%cw_i32: !spirv.ptr<i32, CrossWorkgroup>,
                              %i_i64: !spirv.ptr<i64, Image>,
                              %psb_i16: !spirv.ptr<i16, PhysicalStorageBuffer>,
                              %g_i8: !spirv.ptr<i8, Generic>,
                              %ac_i32: !spirv.ptr<i32, AtomicCounter>,
                              %sb_i64: !spirv.ptr<i64, StorageBuffer>,
                              %w_i16: !spirv.ptr<i16, Workgroup>, %u_i8: !spirv.ptr<i8, Uniform>) {
  %0 = spirv.AtomicIIncrement <Subgroup> <None> %cw_i32 : !spirv.ptr<i32, CrossWorkgroup>
  %1 = spirv.AtomicIIncrement <Invocation> <Acquire> %i_i64 : !spirv.ptr<i64, Image>
  %2 = spirv.AtomicIIncrement <QueueFamily> <Release> %psb_i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  %3 = spirv.AtomicIIncrement <ShaderCallKHR> <AcquireRelease> %g_i8 : !spirv.ptr<i8, Generic>
  %4 = spirv.AtomicIIncrement <CrossDevice> <SequentiallyConsistent> %ac_i32 : !spirv.ptr<i32, AtomicCounter>
  %5 = spirv.AtomicIIncrement <Device> <UniformMemory> %sb_i64 : !spirv.ptr<i64, StorageBuffer>
  %6 = spirv.AtomicIIncrement <Workgroup> <SubgroupMemory> %w_i16 : !spirv.ptr<i16, Workgroup>
  %7 = spirv.AtomicIIncrement <Subgroup> <WorkgroupMemory> %u_i8 : !spirv.ptr<i8, Uniform>
  %8 = spirv.AtomicIIncrement <Invocation> <CrossWorkgroupMemory> %cw_i32 : !spirv.ptr<i32, CrossWorkgroup>
  %9 = spirv.AtomicIIncrement <QueueFamily> <AtomicCounterMemory> %i_i64 : !spirv.ptr<i64, Image>
  %10 = spirv.AtomicIIncrement <ShaderCallKHR> <ImageMemory> %psb_i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  %11 = spirv.AtomicIIncrement <CrossDevice> <OutputMemory> %g_i8 : !spirv.ptr<i8, Generic>
  %12 = spirv.AtomicIIncrement <Device> <MakeAvailable> %ac_i32 : !spirv.ptr<i32, AtomicCounter>
  %13 = spirv.AtomicIIncrement <Workgroup> <MakeVisible> %sb_i64 : !spirv.ptr<i64, StorageBuffer>
  %14 = spirv.AtomicIIncrement <Subgroup> <Volatile> %w_i16 : !spirv.ptr<i16, Workgroup>
  %15 = spirv.AtomicIIncrement <Invocation> <Acquire|UniformMemory> %u_i8 : !spirv.ptr<i8, Uniform>
  %16 = spirv.AtomicIIncrement <QueueFamily> <Release|WorkgroupMemory|MakeAvailable> %cw_i32 : !spirv.ptr<i32, CrossWorkgroup>
  %17 = spirv.AtomicIIncrement <ShaderCallKHR> <AcquireRelease|AtomicCounterMemory|ImageMemory> %i_i64 : !spirv.ptr<i64, Image>
  %18 = spirv.AtomicIIncrement <CrossDevice> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %psb_i16 : !spirv.ptr<i16, PhysicalStorageBuffer>
  return
}

func.func @atomic_i_decrement(%i_i32: !spirv.ptr<i32, Image>,
                              %psb_i64: !spirv.ptr<i64, PhysicalStorageBuffer>,
                              %g_i16: !spirv.ptr<i16, Generic>,
                              %ac_i8: !spirv.ptr<i8, AtomicCounter>,
                              %sb_i32: !spirv.ptr<i32, StorageBuffer>,
                              %w_i64: !spirv.ptr<i64, Workgroup>, %u_i16: !spirv.ptr<i16, Uniform>,
                              %cw_i8: !spirv.ptr<i8, CrossWorkgroup>) {
  %0 = spirv.AtomicIDecrement <Invocation> <None> %i_i32 : !spirv.ptr<i32, Image>
  %1 = spirv.AtomicIDecrement <QueueFamily> <Acquire> %psb_i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %2 = spirv.AtomicIDecrement <ShaderCallKHR> <Release> %g_i16 : !spirv.ptr<i16, Generic>
  %3 = spirv.AtomicIDecrement <CrossDevice> <AcquireRelease> %ac_i8 : !spirv.ptr<i8, AtomicCounter>
  %4 = spirv.AtomicIDecrement <Device> <SequentiallyConsistent> %sb_i32 : !spirv.ptr<i32, StorageBuffer>
  %5 = spirv.AtomicIDecrement <Workgroup> <UniformMemory> %w_i64 : !spirv.ptr<i64, Workgroup>
  %6 = spirv.AtomicIDecrement <Subgroup> <SubgroupMemory> %u_i16 : !spirv.ptr<i16, Uniform>
  %7 = spirv.AtomicIDecrement <Invocation> <WorkgroupMemory> %cw_i8 : !spirv.ptr<i8, CrossWorkgroup>
  %8 = spirv.AtomicIDecrement <QueueFamily> <CrossWorkgroupMemory> %i_i32 : !spirv.ptr<i32, Image>
  %9 = spirv.AtomicIDecrement <ShaderCallKHR> <AtomicCounterMemory> %psb_i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %10 = spirv.AtomicIDecrement <CrossDevice> <ImageMemory> %g_i16 : !spirv.ptr<i16, Generic>
  %11 = spirv.AtomicIDecrement <Device> <OutputMemory> %ac_i8 : !spirv.ptr<i8, AtomicCounter>
  %12 = spirv.AtomicIDecrement <Workgroup> <MakeAvailable> %sb_i32 : !spirv.ptr<i32, StorageBuffer>
  %13 = spirv.AtomicIDecrement <Subgroup> <MakeVisible> %w_i64 : !spirv.ptr<i64, Workgroup>
  %14 = spirv.AtomicIDecrement <Invocation> <Volatile> %u_i16 : !spirv.ptr<i16, Uniform>
  %15 = spirv.AtomicIDecrement <QueueFamily> <Acquire|UniformMemory> %cw_i8 : !spirv.ptr<i8, CrossWorkgroup>
  %16 = spirv.AtomicIDecrement <ShaderCallKHR> <Release|WorkgroupMemory|MakeAvailable> %i_i32 : !spirv.ptr<i32, Image>
  %17 = spirv.AtomicIDecrement <CrossDevice> <AcquireRelease|AtomicCounterMemory|ImageMemory> %psb_i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %18 = spirv.AtomicIDecrement <Device> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %g_i16 : !spirv.ptr<i16, Generic>
  return
}

func.func @atomic_exchange(%u_i32: !spirv.ptr<i32, Uniform>, %i32: i32,
                           %cw_f32: !spirv.ptr<f32, CrossWorkgroup>, %f32: f32,
                           %i_i64: !spirv.ptr<i64, Image>, %i64: i64,
                           %psb_f64: !spirv.ptr<f64, PhysicalStorageBuffer>, %f64: f64,
                           %g_f16: !spirv.ptr<f16, Generic>, %f16: f16,
                           %ac_i8: !spirv.ptr<i8, AtomicCounter>, %i8: i8,
                           %sb_bf16: !spirv.ptr<bf16, StorageBuffer>, %bf16: bf16,
                           %w_i32: !spirv.ptr<i32, Workgroup>, %u_f32: !spirv.ptr<f32, Uniform>,
                           %cw_i64: !spirv.ptr<i64, CrossWorkgroup>,
                           %i_f64: !spirv.ptr<f64, Image>,
                           %psb_f16: !spirv.ptr<f16, PhysicalStorageBuffer>,
                           %g_i8: !spirv.ptr<i8, Generic>,
                           %ac_bf16: !spirv.ptr<bf16, AtomicCounter>,
                           %sb_i32: !spirv.ptr<i32, StorageBuffer>,
                           %w_f32: !spirv.ptr<f32, Workgroup>, %u_i64: !spirv.ptr<i64, Uniform>,
                           %cw_f64: !spirv.ptr<f64, CrossWorkgroup>,
                           %i_f16: !spirv.ptr<f16, Image>) {
  %0 = spirv.AtomicExchange <Workgroup> <None> %u_i32, %i32 : !spirv.ptr<i32, Uniform>
  %1 = spirv.AtomicExchange <Subgroup> <Acquire> %cw_f32, %f32 : !spirv.ptr<f32, CrossWorkgroup>
  %2 = spirv.AtomicExchange <Invocation> <Release> %i_i64, %i64 : !spirv.ptr<i64, Image>
  %3 = spirv.AtomicExchange <QueueFamily> <AcquireRelease> %psb_f64, %f64 : !spirv.ptr<f64, PhysicalStorageBuffer>
  %4 = spirv.AtomicExchange <ShaderCallKHR> <SequentiallyConsistent> %g_f16, %f16 : !spirv.ptr<f16, Generic>
  %5 = spirv.AtomicExchange <CrossDevice> <UniformMemory> %ac_i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %7 = spirv.AtomicExchange <Workgroup> <WorkgroupMemory> %w_i32, %i32 : !spirv.ptr<i32, Workgroup>
  %8 = spirv.AtomicExchange <Subgroup> <CrossWorkgroupMemory> %u_f32, %f32 : !spirv.ptr<f32, Uniform>
  %9 = spirv.AtomicExchange <Invocation> <AtomicCounterMemory> %cw_i64, %i64 : !spirv.ptr<i64, CrossWorkgroup>
  %10 = spirv.AtomicExchange <QueueFamily> <ImageMemory> %i_f64, %f64 : !spirv.ptr<f64, Image>
  %11 = spirv.AtomicExchange <ShaderCallKHR> <OutputMemory> %psb_f16, %f16 : !spirv.ptr<f16, PhysicalStorageBuffer>
  %12 = spirv.AtomicExchange <CrossDevice> <MakeAvailable> %g_i8, %i8 : !spirv.ptr<i8, Generic>
  %14 = spirv.AtomicExchange <Workgroup> <Volatile> %sb_i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %15 = spirv.AtomicExchange <Subgroup> <Acquire|UniformMemory> %w_f32, %f32 : !spirv.ptr<f32, Workgroup>
  %16 = spirv.AtomicExchange <Invocation> <Release|WorkgroupMemory|MakeAvailable> %u_i64, %i64 : !spirv.ptr<i64, Uniform>
  %17 = spirv.AtomicExchange <QueueFamily> <AcquireRelease|AtomicCounterMemory|ImageMemory> %cw_f64, %f64 : !spirv.ptr<f64, CrossWorkgroup>
  %18 = spirv.AtomicExchange <ShaderCallKHR> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %i_f16, %f16 : !spirv.ptr<f16, Image>
  return
}

func.func @atomic_compare_exchange(%w_i32: !spirv.ptr<i32, Workgroup>, %i32: i32,
                                   %u_i64: !spirv.ptr<i64, Uniform>, %i64: i64,
                                   %cw_i16: !spirv.ptr<i16, CrossWorkgroup>, %i16: i16,
                                   %i_i8: !spirv.ptr<i8, Image>, %i8: i8,
                                   %psb_i32: !spirv.ptr<i32, PhysicalStorageBuffer>,
                                   %g_i64: !spirv.ptr<i64, Generic>,
                                   %ac_i16: !spirv.ptr<i16, AtomicCounter>,
                                   %sb_i8: !spirv.ptr<i8, StorageBuffer>) {
  %0 = spirv.AtomicCompareExchange <Device> <None> <Acquire> %w_i32, %i32, %i32 : !spirv.ptr<i32, Workgroup>
  %1 = spirv.AtomicCompareExchange <Workgroup> <Acquire> <SequentiallyConsistent> %u_i64, %i64, %i64 : !spirv.ptr<i64, Uniform>
  %2 = spirv.AtomicCompareExchange <Subgroup> <Release> <WorkgroupMemory> %cw_i16, %i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  %3 = spirv.AtomicCompareExchange <Invocation> <AcquireRelease> <ImageMemory> %i_i8, %i8, %i8 : !spirv.ptr<i8, Image>
  %4 = spirv.AtomicCompareExchange <QueueFamily> <SequentiallyConsistent> <MakeVisible> %psb_i32, %i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %5 = spirv.AtomicCompareExchange <ShaderCallKHR> <UniformMemory> <Release|WorkgroupMemory|MakeAvailable> %g_i64, %i64, %i64 : !spirv.ptr<i64, Generic>
  %6 = spirv.AtomicCompareExchange <CrossDevice> <SubgroupMemory> <None> %ac_i16, %i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  %7 = spirv.AtomicCompareExchange <Device> <WorkgroupMemory> <AcquireRelease> %sb_i8, %i8, %i8 : !spirv.ptr<i8, StorageBuffer>
  %8 = spirv.AtomicCompareExchange <Workgroup> <CrossWorkgroupMemory> <SubgroupMemory> %w_i32, %i32, %i32 : !spirv.ptr<i32, Workgroup>
  %9 = spirv.AtomicCompareExchange <Subgroup> <AtomicCounterMemory> <AtomicCounterMemory> %u_i64, %i64, %i64 : !spirv.ptr<i64, Uniform>
  %10 = spirv.AtomicCompareExchange <Invocation> <ImageMemory> <MakeAvailable> %cw_i16, %i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  %11 = spirv.AtomicCompareExchange <QueueFamily> <OutputMemory> <Acquire|UniformMemory> %i_i8, %i8, %i8 : !spirv.ptr<i8, Image>
  %12 = spirv.AtomicCompareExchange <ShaderCallKHR> <MakeAvailable> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %psb_i32, %i32, %i32 : !spirv.ptr<i32, PhysicalStorageBuffer>
  %13 = spirv.AtomicCompareExchange <CrossDevice> <MakeVisible> <Release> %g_i64, %i64, %i64 : !spirv.ptr<i64, Generic>
  %14 = spirv.AtomicCompareExchange <Device> <Volatile> <UniformMemory> %ac_i16, %i16, %i16 : !spirv.ptr<i16, AtomicCounter>
  %15 = spirv.AtomicCompareExchange <Workgroup> <Acquire|UniformMemory> <CrossWorkgroupMemory> %sb_i8, %i8, %i8 : !spirv.ptr<i8, StorageBuffer>
  %16 = spirv.AtomicCompareExchange <Subgroup> <Release|WorkgroupMemory|MakeAvailable> <OutputMemory> %w_i32, %i32, %i32 : !spirv.ptr<i32, Workgroup>
  %17 = spirv.AtomicCompareExchange <Invocation> <AcquireRelease|AtomicCounterMemory|ImageMemory> <Volatile> %u_i64, %i64, %i64 : !spirv.ptr<i64, Uniform>
  %18 = spirv.AtomicCompareExchange <QueueFamily> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> <AcquireRelease|AtomicCounterMemory|ImageMemory> %cw_i16, %i16, %i16 : !spirv.ptr<i16, CrossWorkgroup>
  return
}

func.func @atomic_compare_exchange_weak(%i_i32: !spirv.ptr<i32, Image>, %i32: i32,
                                        %psb_i64: !spirv.ptr<i64, PhysicalStorageBuffer>,
                                        %i64: i64, %g_i16: !spirv.ptr<i16, Generic>, %i16: i16,
                                        %ac_i8: !spirv.ptr<i8, AtomicCounter>, %i8: i8,
                                        %sb_i32: !spirv.ptr<i32, StorageBuffer>,
                                        %w_i64: !spirv.ptr<i64, Workgroup>,
                                        %u_i16: !spirv.ptr<i16, Uniform>,
                                        %cw_i8: !spirv.ptr<i8, CrossWorkgroup>) {
  %0 = spirv.AtomicCompareExchangeWeak <Invocation> <None> <SequentiallyConsistent> %i_i32, %i32, %i32 : !spirv.ptr<i32, Image>
  %1 = spirv.AtomicCompareExchangeWeak <QueueFamily> <Acquire> <WorkgroupMemory> %psb_i64, %i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %2 = spirv.AtomicCompareExchangeWeak <ShaderCallKHR> <Release> <ImageMemory> %g_i16, %i16, %i16 : !spirv.ptr<i16, Generic>
  %3 = spirv.AtomicCompareExchangeWeak <CrossDevice> <AcquireRelease> <MakeVisible> %ac_i8, %i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %4 = spirv.AtomicCompareExchangeWeak <Device> <SequentiallyConsistent> <Release|WorkgroupMemory|MakeAvailable> %sb_i32, %i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %5 = spirv.AtomicCompareExchangeWeak <Workgroup> <UniformMemory> <None> %w_i64, %i64, %i64 : !spirv.ptr<i64, Workgroup>
  %6 = spirv.AtomicCompareExchangeWeak <Subgroup> <SubgroupMemory> <AcquireRelease> %u_i16, %i16, %i16 : !spirv.ptr<i16, Uniform>
  %7 = spirv.AtomicCompareExchangeWeak <Invocation> <WorkgroupMemory> <SubgroupMemory> %cw_i8, %i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %8 = spirv.AtomicCompareExchangeWeak <QueueFamily> <CrossWorkgroupMemory> <AtomicCounterMemory> %i_i32, %i32, %i32 : !spirv.ptr<i32, Image>
  %9 = spirv.AtomicCompareExchangeWeak <ShaderCallKHR> <AtomicCounterMemory> <MakeAvailable> %psb_i64, %i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %10 = spirv.AtomicCompareExchangeWeak <CrossDevice> <ImageMemory> <Acquire|UniformMemory> %g_i16, %i16, %i16 : !spirv.ptr<i16, Generic>
  %11 = spirv.AtomicCompareExchangeWeak <Device> <OutputMemory> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %ac_i8, %i8, %i8 : !spirv.ptr<i8, AtomicCounter>
  %12 = spirv.AtomicCompareExchangeWeak <Workgroup> <MakeAvailable> <Release> %sb_i32, %i32, %i32 : !spirv.ptr<i32, StorageBuffer>
  %13 = spirv.AtomicCompareExchangeWeak <Subgroup> <MakeVisible> <UniformMemory> %w_i64, %i64, %i64 : !spirv.ptr<i64, Workgroup>
  %14 = spirv.AtomicCompareExchangeWeak <Invocation> <Volatile> <CrossWorkgroupMemory> %u_i16, %i16, %i16 : !spirv.ptr<i16, Uniform>
  %15 = spirv.AtomicCompareExchangeWeak <QueueFamily> <Acquire|UniformMemory> <OutputMemory> %cw_i8, %i8, %i8 : !spirv.ptr<i8, CrossWorkgroup>
  %16 = spirv.AtomicCompareExchangeWeak <ShaderCallKHR> <Release|WorkgroupMemory|MakeAvailable> <Volatile> %i_i32, %i32, %i32 : !spirv.ptr<i32, Image>
  %17 = spirv.AtomicCompareExchangeWeak <CrossDevice> <AcquireRelease|AtomicCounterMemory|ImageMemory> <AcquireRelease|AtomicCounterMemory|ImageMemory> %psb_i64, %i64, %i64 : !spirv.ptr<i64, PhysicalStorageBuffer>
  %18 = spirv.AtomicCompareExchangeWeak <Device> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> <Acquire> %g_i16, %i16, %i16 : !spirv.ptr<i16, Generic>
  return
}

func.func @atomic_f_add(%psb_f32: !spirv.ptr<f32, PhysicalStorageBuffer>, %f32: f32,
                        %g_f16: !spirv.ptr<f16, Generic>, %f16: f16,
                        %ac_f64: !spirv.ptr<f64, AtomicCounter>, %f64: f64,
                        %sb_f32: !spirv.ptr<f32, StorageBuffer>,
                        %w_f16: !spirv.ptr<f16, Workgroup>, %u_f64: !spirv.ptr<f64, Uniform>,
                        %cw_f32: !spirv.ptr<f32, CrossWorkgroup>, %i_f16: !spirv.ptr<f16, Image>,
                        %psb_f64: !spirv.ptr<f64, PhysicalStorageBuffer>,
                        %g_f32: !spirv.ptr<f32, Generic>, %ac_f16: !spirv.ptr<f16, AtomicCounter>,
                        %sb_f64: !spirv.ptr<f64, StorageBuffer>,
                        %w_f32: !spirv.ptr<f32, Workgroup>, %u_f16: !spirv.ptr<f16, Uniform>,
                        %cw_f64: !spirv.ptr<f64, CrossWorkgroup>, %i_f32: !spirv.ptr<f32, Image>,
                        %psb_f16: !spirv.ptr<f16, PhysicalStorageBuffer>,
                        %g_f64: !spirv.ptr<f64, Generic>, %ac_f32: !spirv.ptr<f32, AtomicCounter>) {
  %0 = spirv.EXT.AtomicFAdd <QueueFamily> <None> %psb_f32, %f32 : !spirv.ptr<f32, PhysicalStorageBuffer>
  %1 = spirv.EXT.AtomicFAdd <ShaderCallKHR> <Acquire> %g_f16, %f16 : !spirv.ptr<f16, Generic>
  %2 = spirv.EXT.AtomicFAdd <CrossDevice> <Release> %ac_f64, %f64 : !spirv.ptr<f64, AtomicCounter>
  %3 = spirv.EXT.AtomicFAdd <Device> <AcquireRelease> %sb_f32, %f32 : !spirv.ptr<f32, StorageBuffer>
  %4 = spirv.EXT.AtomicFAdd <Workgroup> <SequentiallyConsistent> %w_f16, %f16 : !spirv.ptr<f16, Workgroup>
  %5 = spirv.EXT.AtomicFAdd <Subgroup> <UniformMemory> %u_f64, %f64 : !spirv.ptr<f64, Uniform>
  %6 = spirv.EXT.AtomicFAdd <Invocation> <SubgroupMemory> %cw_f32, %f32 : !spirv.ptr<f32, CrossWorkgroup>
  %7 = spirv.EXT.AtomicFAdd <QueueFamily> <WorkgroupMemory> %i_f16, %f16 : !spirv.ptr<f16, Image>
  %8 = spirv.EXT.AtomicFAdd <ShaderCallKHR> <CrossWorkgroupMemory> %psb_f64, %f64 : !spirv.ptr<f64, PhysicalStorageBuffer>
  %9 = spirv.EXT.AtomicFAdd <CrossDevice> <AtomicCounterMemory> %g_f32, %f32 : !spirv.ptr<f32, Generic>
  %10 = spirv.EXT.AtomicFAdd <Device> <ImageMemory> %ac_f16, %f16 : !spirv.ptr<f16, AtomicCounter>
  %11 = spirv.EXT.AtomicFAdd <Workgroup> <OutputMemory> %sb_f64, %f64 : !spirv.ptr<f64, StorageBuffer>
  %12 = spirv.EXT.AtomicFAdd <Subgroup> <MakeAvailable> %w_f32, %f32 : !spirv.ptr<f32, Workgroup>
  %13 = spirv.EXT.AtomicFAdd <Invocation> <MakeVisible> %u_f16, %f16 : !spirv.ptr<f16, Uniform>
  %14 = spirv.EXT.AtomicFAdd <QueueFamily> <Volatile> %cw_f64, %f64 : !spirv.ptr<f64, CrossWorkgroup>
  %15 = spirv.EXT.AtomicFAdd <ShaderCallKHR> <Acquire|UniformMemory> %i_f32, %f32 : !spirv.ptr<f32, Image>
  %16 = spirv.EXT.AtomicFAdd <CrossDevice> <Release|WorkgroupMemory|MakeAvailable> %psb_f16, %f16 : !spirv.ptr<f16, PhysicalStorageBuffer>
  %17 = spirv.EXT.AtomicFAdd <Device> <AcquireRelease|AtomicCounterMemory|ImageMemory> %g_f64, %f64 : !spirv.ptr<f64, Generic>
  %18 = spirv.EXT.AtomicFAdd <Workgroup> <SequentiallyConsistent|UniformMemory|OutputMemory|MakeVisible|Volatile> %ac_f32, %f32 : !spirv.ptr<f32, AtomicCounter>
  return
}
