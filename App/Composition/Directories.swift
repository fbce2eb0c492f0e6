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
  init(_ host: ProcessContext) {
    if let home = Self.folder("TESSERA_HOME", host) {
      cache = home.appending(path: "cache", directoryHint: .isDirectory)
      return
    }
    let base = Self.folder("XDG_CACHE_HOME", host) ?? Self.home(host).appending(path: ".cache")
    cache = base.appending(path: "tessera", directoryHint: .isDirectory)
  }

  private static func folder(_ variable: String, _ host: ProcessContext) -> URL? {
    host.variable(variable).flatMap {
      $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil
    }
  }

  private static func home(_ host: ProcessContext) -> URL {
    folder("HOME", host) ?? URL(filePath: "/tmp", directoryHint: .isDirectory)
  }
}
