import CommandKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the program keeps its files.
struct Directories {
  /// What can be fetched again; `nil` when there is no place for it, so that nothing is kept.
  let cache: URL?
  /// What a person would miss; `nil` when there is no place for it.
  let data: URL?

  /// Chooses the folders: below `TESSERA_HOME` if it is set, else by the XDG base directory specification.
  ///
  /// A variable that is empty counts as unset, and so does an XDG variable that is not an absolute path.
  ///
  /// - Parameters:
  ///   - process: What the program is run with.
  ///   - strings: The words for the failure.
  /// - Throws: `CommandFailure` when `TESSERA_HOME` is not an absolute path.
  init(_ process: ProcessContext, _ strings: Strings) throws(CommandFailure) {
    if process.variable("TESSERA_HOME") != nil {
      guard let home = Self.folder("TESSERA_HOME", process) else {
        throw CommandFailure(
          .usage,
          strings.notAbsolute("TESSERA_HOME"),
          hint: strings.setToAbsolutePath
        )
      }
      cache = home.appending(path: "cache", directoryHint: .isDirectory)
      data = home.appending(path: "data", directoryHint: .isDirectory)
      return
    }
    cache = Self.folder("XDG_CACHE_HOME", else: ".cache", process)
    data = Self.folder("XDG_DATA_HOME", else: ".local/share", process)
  }

  private static func folder(_ variable: String, else path: String, _ process: ProcessContext) -> URL? {
    let base = folder(variable, process) ?? folder("HOME", process)?.appending(path: path)
    return base?.appending(path: "tessera", directoryHint: .isDirectory)
  }

  private static func folder(_ variable: String, _ process: ProcessContext) -> URL? {
    process.variable(variable).flatMap {
      $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil
    }
  }
}
