import ExecutorKit
import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// First of all, while no other file is open.
StandardStreams.reserve()
ProgramExecutors.install()
Signals.install()
exit(await TesseraProgram(process: .process).run())
