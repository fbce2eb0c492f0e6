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
  /// What a person has settled; `nil` when there is no place for it.
  let configuration: URL?

  /// Chooses the folders: below `TESSERA_HOME` if it is set, else by the XDG base directory specification.
  ///
  /// A variable that is empty counts as unset, and so does an XDG variable that is not an absolute path.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - strings: The words for the failure.
  /// - Throws: `CommandFailure` when `TESSERA_HOME` is not an absolute path.
  init(_ environment: [String: String], _ strings: Strings) throws(CommandFailure) {
    if environment["TESSERA_HOME"].map(\.isEmpty) == false {
      guard let home = Self.folder("TESSERA_HOME", environment) else {
        throw CommandFailure(
          .usage,
          strings.notAbsolute("TESSERA_HOME"),
          hint: strings.setToAbsolutePath
        )
      }
      cache = home.appending(path: "cache", directoryHint: .isDirectory)
      data = home.appending(path: "data", directoryHint: .isDirectory)
      configuration = home.appending(path: "config", directoryHint: .isDirectory)
      return
    }
    cache = Self.folder("XDG_CACHE_HOME", else: ".cache", environment)
    data = Self.folder("XDG_DATA_HOME", else: ".local/share", environment)
    configuration = Self.folder("XDG_CONFIG_HOME", else: ".config", environment)
  }

  private static func folder(_ variable: String, else path: String, _ environment: [String: String]) -> URL? {
    let base = folder(variable, environment) ?? folder("HOME", environment)?.appending(path: path)
    return base?.appending(path: "tessera", directoryHint: .isDirectory)
  }

  private static func folder(_ variable: String, _ environment: [String: String]) -> URL? {
    environment[variable].flatMap {
      $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil
    }
  }
}
