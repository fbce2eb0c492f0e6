import ExecutorKit
import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

ProgramExecutors.install()
Signals.install()
exit(await TesseraProgram(process: .process).run())
