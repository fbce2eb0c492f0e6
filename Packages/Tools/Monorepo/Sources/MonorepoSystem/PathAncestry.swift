/// The folders that a path lies in.
public enum PathAncestry {
  /// The folders above a relative path, the nearest first, without the one that everything is relative to.
  public static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }
}
