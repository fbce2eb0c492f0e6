extension LocalPackage {
  /// Finds the line of the manifest that asks for the package in a folder.
  ///
  /// - Parameter folder: The folder relative to the repository's root, or an absolute path outside of it.
  /// - Returns: The line, counted from 1; nil when no path on any line leads there.
  public func line(requiring folder: String) -> Int? {
    let lines = manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { line in
      !line.drop { $0 == " " }.hasPrefix("//")
        && texts(in: line).contains { self.leads(String($0), to: folder) }
    }
    .map { $0 + 1 }
  }

  /// What stands between quotation marks on a line.
  private func texts(in line: Substring) -> [Substring] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
  }

  private func leads(_ written: String, to folder: String) -> Bool {
    guard folder.hasPrefix("/") else { return Self.normalized(path(written)) == folder }
    // The way out of the repository passes folders whose names are not known here; the end of both is the same.
    let ending = written.split(separator: "/").filter { $0 != ".." && $0 != "." && $0 != "~" }
    return written.contains("/") && !ending.isEmpty
      && folder.split(separator: "/").suffix(ending.count).elementsEqual(ending)
  }

  /// The path without `.` and `..`, nil when it leaves the folder it is relative to.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }
}
