#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the program keeps its files.
struct Directories {
  /// What can be fetched again.
  let cache: URL

  /// Chooses the folders: below `TESSERA_HOME` if it is set, else by the XDG base directory specification.
  ///
  /// A variable that is empty or not an absolute path counts as unset.
  init(_ process: ProcessContext) {
    if let home = Self.folder("TESSERA_HOME", process) {
      cache = home.appending(path: "cache", directoryHint: .isDirectory)
      return
    }
    let base = Self.folder("XDG_CACHE_HOME", process) ?? Self.home(process).appending(path: ".cache")
    cache = base.appending(path: "tessera", directoryHint: .isDirectory)
  }

  private static func folder(_ variable: String, _ process: ProcessContext) -> URL? {
    process.variable(variable).flatMap {
      $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil
    }
  }

  private static func home(_ process: ProcessContext) -> URL {
    folder("HOME", process) ?? URL(filePath: "/tmp", directoryHint: .isDirectory)
  }
}
