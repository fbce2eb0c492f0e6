/// Where the program keeps its files, by the XDG base directory specification or below `TESSERA_HOME`.
struct Directories: Hashable, Sendable {
  /// The folder of the cache; `nil` if no variable names one.
  let cache: String?
  /// The folder of saved data; `nil` if no variable names one.
  let data: String?
  /// Settings; `nil` when no folder is named.
  let configuration: String?

  /// A variable that names no folder.
  struct RelativePath: Error, Hashable {
    let variable: String
  }

  /// Reads the variables.
  ///
  /// - Parameter environment: The environment variables; an empty one counts as unset.
  /// - Throws: `RelativePath` when `TESSERA_HOME` is not absolute. A relative XDG variable is ignored, as its
  ///   specification asks.
  init(_ environment: [String: String]) throws(RelativePath) {
    if let home = environment["TESSERA_HOME"], !home.isEmpty {
      guard home.hasPrefix("/") else { throw RelativePath(variable: "TESSERA_HOME") }
      cache = home + "/cache"
      data = home + "/data"
      configuration = home + "/config"
      return
    }
    func folder(_ variable: String, else path: String) -> String? {
      let base = Self.absolute(environment[variable]) ?? Self.absolute(environment["HOME"]).map { $0 + path }
      return base.map { $0 + "/tessera" }
    }
    cache = folder("XDG_CACHE_HOME", else: "/.cache")
    data = folder("XDG_DATA_HOME", else: "/.local/share")
    configuration = folder("XDG_CONFIG_HOME", else: "/.config")
  }

  /// No folder at all.
  static let none = Directories()

  private init() {
    (cache, data, configuration) = (nil, nil, nil)
  }

  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
