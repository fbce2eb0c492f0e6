import CommandKit
import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

Signals.install()
let code = await TesseraProgram(process: .process).run()
exit(code.rawValue)
