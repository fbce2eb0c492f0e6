import DomainKernel
public import SettingsDomain
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that a file of settings did.
public enum SettingsFileEvent: Hashable, Sendable {
  /// The file was written as a whole.
  case wrote(path: String, bytes: Int)
}

/// The content of a file of settings.
public struct SettingsFileContent: Hashable, Sendable {
  /// The text of each setting that has one; it may be one that the option does not understand.
  public let values: [SettingName: String]
  /// The names of members that are no settings of this version of the program, in alphabetical order.
  public let unknownNames: [String]
}

/// Stores settings in a JSON file that the user may edit: one object, a member for each setting.
///
/// A value is a text, or a number or truth value that is read like one. Members that the program does not know are
/// kept. A file that is not such an object, or has a name twice, is never written to, so that a typing error
/// loses nothing.
public struct SettingsFile: SettingsRepository {
  private let file: WholeFile
  private let observe: @Sendable (SettingsFileEvent) -> Void

  /// Makes the adapter; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - file: The file, which need not exist.
  ///   - observe: Told about every write that succeeded.
  public init(_ file: WholeFile, observe: @escaping @Sendable (SettingsFileEvent) -> Void = { _ in }) {
    self.file = file
    self.observe = observe
  }

  /// Returns an adapter of the same file with another observer.
  ///
  /// - Parameter observe: Told about every write that succeeded.
  /// - Returns: An adapter of the same file.
  public func observed(by observe: @escaping @Sendable (SettingsFileEvent) -> Void) -> SettingsFile {
    SettingsFile(file, observe: observe)
  }

  /// The path of the file.
  public var place: String? { file.path }

  /// Reads the file; one that is not there, or empty, has no settings.
  public func values() throws(SettingsError) -> [SettingName: String] { try content().values }

  /// Reads the file with the names in it that are no settings; one that is not there, or empty, has neither.
  ///
  /// - Returns: The settings and the other names.
  /// - Throws: ``/SettingsDomain/SettingsError/cannotBeRead(reason:)`` or
  ///   ``/SettingsDomain/SettingsError/cannotBeOpened(reason:)``.
  public func content() throws(SettingsError) -> SettingsFileContent {
    let content: Data?
    do throws(StorageError) {
      content = try file.read()
    } catch {
      if case .io = error { throw .cannotBeOpened(reason: error.reason) }
      throw .cannotBeRead(reason: error.reason)
    }
    let members = try members(of: content)
    return SettingsFileContent(
      values: SettingName.allCases.reduce(into: [:]) { $0[$1] = members[$1.rawValue]?.typed },
      unknownNames: members.keys.filter { SettingName(rawValue: $0) == nil }.sorted()
    )
  }

  /// Sets a member; the others stay.
  public func set(_ value: String, for name: SettingName) throws(SettingsError) {
    try update { $0[name.rawValue] = .text(value) }
  }

  /// Removes members; the others stay.
  public func remove(_ names: [SettingName]) throws(SettingsError) -> [SettingName] {
    try update { members in names.filter { members.removeValue(forKey: $0.rawValue) != nil } }
  }

  private func update<Answer>(
    _ change: (inout [String: SettingsValue]) -> Answer
  ) throws(SettingsError) -> Answer {
    let outcome: Result<Answer, SettingsError>
    var written: Int?
    do throws(StorageError) {
      outcome = try file.update { content in
        do throws(SettingsError) {
          var members = try members(of: content)
          let before = members
          let answer = change(&members)
          guard members != before else { return (nil, .success(answer)) }
          let changed = try Self.content(of: members)
          written = changed.count
          return (changed, .success(answer))
        } catch {
          return (nil, .failure(error))
        }
      }
    } catch {
      throw .cannotBeSaved(reason: error.reason)
    }
    if let written { observe(.wrote(path: file.path, bytes: written)) }
    return try outcome.get()
  }

  private func members(of content: Data?) throws(SettingsError) -> [String: SettingsValue] {
    guard let content, !content.isEmpty else { return [:] }
    let members: [String: SettingsValue]
    let repeated: String?
    do {
      members = try JSONDecoder().decode([String: SettingsValue].self, from: content)
      repeated = try MemberNames.repeated(in: content)
    } catch {
      throw .cannotBeRead(reason: "\(file.path): \(KnownReason.notOneObject.rawValue)")
    }
    if let repeated { throw .cannotBeRead(reason: "\(file.path): '\(repeated)' occurs more than once") }
    return members
  }

  private static func content(of members: [String: SettingsValue]) throws(SettingsError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(members) + Data("\n".utf8)
    } catch {
      throw .cannotBeSaved(reason: "the settings cannot be written as JSON")
    }
  }
}
