import TesseraApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

Signals.install()
exit(await TesseraProgram(process: .process).run())
