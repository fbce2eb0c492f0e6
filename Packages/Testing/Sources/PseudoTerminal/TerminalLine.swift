#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two ends of a pseudo-terminal; this side holds both, so that the settings survive the program.
struct TerminalLine: ~Copyable {
  let master: Int32
  /// The path of the program's side.
  let path: String
  private var programSide: Int32?

  init(columns: Int, rows: Int) throws(PseudoTerminalError) {
    let master = try Self.openMaster()
    do throws(PseudoTerminalError) {
      (path, programSide) = try Self.prepare(master, columns: columns, rows: rows)
    } catch {
      close(master)
      throw error
    }
    self.master = master
  }

  deinit {
    if let programSide { close(programSide) }
    close(master)
  }

  func setSize(columns: Int, rows: Int) throws(PseudoTerminalError) {
    try Self.setSize(of: master, columns: columns, rows: rows)
  }

  func settings() throws(PseudoTerminalError) -> TerminalSettings {
    try TerminalSettings(of: programSide ?? master)
  }

  /// The process group that gets the signals of the keys.
  func foreground() throws(PseudoTerminalError) -> pid_t {
    let master = master
    return try checked("tcgetpgrp") { tcgetpgrp(master) }
  }

  /// Whether there is room for what the program writes.
  var takesOutput: Bool {
    var entry = pollfd(fd: programSide ?? master, events: Int16(POLLOUT), revents: 0)
    return retryingInterrupts { poll(&entry, 1, 0) } > 0 && entry.revents & Int16(POLLOUT) != 0
  }

  /// Closes the program's side here, so that reading ends once no program holds it either.
  mutating func releaseProgramSide() {
    if let programSide { close(programSide) }
    programSide = nil
  }

  private static func prepare(
    _ master: Int32,
    columns: Int,
    rows: Int
  ) throws(PseudoTerminalError) -> (path: String, programSide: Int32) {
    try checked("fcntl") { fcntl(master, F_SETFD, FD_CLOEXEC) }
    try checked("fcntl") { fcntl(master, F_SETFL, O_NONBLOCK) }
    try setSize(of: master, columns: columns, rows: rows)
    let path = try unlock(master)
    return (path, try checked("open") { open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) })
  }

  private static func setSize(of master: Int32, columns: Int, rows: Int) throws(PseudoTerminalError) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    try checked("ioctl") { ioctl(master, UInt(TIOCSWINSZ), &size) }
  }

  #if canImport(Darwin)
    private static func openMaster() throws(PseudoTerminalError) -> Int32 {
      try checked("posix_openpt") { posix_openpt(O_RDWR | O_NOCTTY) }
    }

    private static func unlock(_ master: Int32) throws(PseudoTerminalError) -> String {
      try checked("grantpt") { grantpt(master) }
      try checked("unlockpt") { unlockpt(master) }
      var name = [CChar](repeating: 0, count: 128)
      try checkedNumber("ptsname_r", ptsname_r(master, &name, name.count))
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  #else
    // The C library's module leaves out posix_openpt and its relatives, so these are their system calls.
    private static func openMaster() throws(PseudoTerminalError) -> Int32 {
      try checked("open /dev/ptmx") { open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC) }
    }

    private static func unlock(_ master: Int32) throws(PseudoTerminalError) -> String {
      let setLock: UInt = 0x4004_5431  // TIOCSPTLCK
      let getNumber: UInt = 0x8004_5430  // TIOCGPTN
      var isLocked: Int32 = 0
      try checked("ioctl") { ioctl(master, setLock, &isLocked) }
      var number: UInt32 = 0
      try checked("ioctl") { ioctl(master, getNumber, &number) }
      return "/dev/pts/\(number)"
    }
  #endif
}
