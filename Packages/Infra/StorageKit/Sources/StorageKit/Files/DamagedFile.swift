#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A damaged file beside a store, and how much of it is in the store again.
public struct DamagedFile: Hashable, Sendable {
  /// The end of the name of the note beside the file.
  static let noteSuffix = ".salvaged"

  /// Where it is.
  public let path: String
  /// How many records were recovered; `nil` where that was not noted, as by earlier versions.
  public let recovered: Int?
  /// How many records were found damaged, without those in parts that are gone; `nil` where that was not
  /// noted.
  public let lost: Int?

  /// Names a damaged file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - recovered: How many records were recovered; `nil` where that is not known.
  ///   - lost: How many records were found damaged; `nil` where that is not known.
  public init(path: String, recovered: Int?, lost: Int?) {
    self.path = path
    self.recovered = recovered
    self.lost = lost
  }

  /// Reads the note beside a damaged file; one that cannot be read counts as none.
  init(notedAt path: String) {
    let note = try? FileContent.read(path + Self.noteSuffix, limit: 64, .system)
    let counts = String(decoding: note ?? Data(), as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    let isNoted = counts.count == 2
    self.init(path: path, recovered: isNoted ? counts[0] : nil, lost: isNoted ? counts[1] : nil)
  }

  /// Notes beside a damaged file how much of it was recovered; nothing depends on whether that succeeds.
  static func note(_ rows: SalvagedRows, at path: String) {
    let content = Data("\(rows.kept) \(rows.lost)".utf8)
    try? FileContent.write(content, to: path + noteSuffix, mode: 0o600, .system)
  }
}
