package import Foundation

extension FileHandle {
  /// Reads text to its end, or throws with the name of the stream: a folder, or a closed one, is no crash.
  package func readText(from name: String) throws(UnusableInput) -> String {
    do {
      return String(decoding: try readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      let what = "it cannot be read: \(error.localizedDescription)"
      throw UnusableInput(path: name, what: what, remedy: "check that it is no folder, and not closed")
    }
  }

  /// Writes text, or throws with the name of the stream: a full disk, or a pipe that nobody reads, is no crash.
  package func write(_ text: String, to name: String) throws(UnusableInput) {
    // A handler, where SIG_IGN would be inherited by every child.
    // monorepo:allow ambient: the signal comes while a stream of the process is written to
    signal(SIGPIPE) { _ in }
    do {
      try write(contentsOf: Data(text.utf8))
    } catch {
      let remedy = "check the free space, and that it is not closed"
      let what = "it cannot be written to: \(error.localizedDescription)"
      throw UnusableInput(path: name, what: what, remedy: remedy)
    }
  }

  /// Whether it is a pipe that nobody reads any more, as of `head` when that has its lines.
  package var hasLostReader: Bool {
    var state = pollfd(fd: fileDescriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLERR | POLLHUP) != 0
  }
}
