public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Remembers organisations in a record store, as one record for each account.
///
/// A damaged record is reported, and neither taken for an empty list nor replaced before the user drops it.
public struct StoredOrganizations: OrganizationStore {
  /// The collection in the store.
  public static let collection = "careers.organizations"

  private var records: AccountRecordStore

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where organisations are remembered; one that evicts nothing and outlives a power cut.
  ///   - partition: Gives the partition of the account that is signed in.
  public init(store: any RecordStore, partition: @escaping @Sendable () -> String) {
    records = AccountRecordStore(store, collection: Self.collection, partition: partition)
  }

  /// The same store for the account that is signed in now; a change throws as soon as another one is.
  public var ofCurrentAccount: any OrganizationStore {
    var copy = self
    copy.records = records.ofCurrentAccount
    return copy
  }

  /// Reads the organisations.
  public func organizations() async throws(PersistenceError) -> [Organization] {
    try OrganizationRecords(try await records.stored()).organizations
  }

  /// Remembers an organisation as one step.
  public func remember(_ organization: Organization) async throws(PersistenceError) {
    try await records.update { (record) throws(PersistenceError) in
      (try OrganizationRecords(record).remembering(organization).encodedRecord(), ())
    }
  }

  /// Removes the organisations that are damaged as one step.
  public func dropUnreadable() async throws(PersistenceError) -> Bool {
    try await records.update { (record) throws(PersistenceError) in
      let found = try OrganizationRecords.found(in: record)
      return (try found.records.encodedRecord(), !found.isWhole)
    }
  }
}

/// The organisations of an account as they are stored: JSON that tells its version.
private struct OrganizationRecords: Codable {
  private static let current = 1

  private struct Entry: Codable {
    let id: String
    var name: String?
    var type: String?
    var country: String?

    var organization: Organization? {
      Organization.ID(id).map {
        Organization(id: $0, name: name, kind: type.map(Organization.Kind.init(word:)), country: country)
      }
    }
  }

  private let version: Int
  private var entries: [Entry]

  private init() {
    version = Self.current
    entries = []
  }

  init(_ stored: StoredRecord<Data>) throws(PersistenceError) {
    let found = try Self.found(in: stored)
    // An organization left out would be missed, and could be registered a second time.
    guard found.isWhole else { throw .damagedRecord }
    self = found.records
  }

  /// The part of a record that can be read, and whether that is all of it.
  static func found(
    in stored: StoredRecord<Data>
  ) throws(PersistenceError) -> (records: OrganizationRecords, isWhole: Bool) {
    switch stored {
    case .absent: return (OrganizationRecords(), true)
    case .damaged: return (OrganizationRecords(), false)
    case .value(let data):
      var found: OrganizationRecords
      do { found = try JSONDecoder().decode(Self.self, from: data) } catch {
        guard !data.isRecord(newerThan: current) else { throw .madeByNewerVersion }
        return (OrganizationRecords(), false)
      }
      guard found.version <= current else { throw .madeByNewerVersion }
      let count = found.entries.count
      found.entries.removeAll { $0.organization == nil }
      return (found, found.entries.count == count)
    }
  }

  var organizations: [Organization] { entries.compactMap(\.organization) }

  func remembering(_ organization: Organization) -> OrganizationRecords {
    var copy = self
    let id = organization.id.description
    let place = copy.entries.firstIndex { $0.id == id } ?? copy.entries.endIndex
    if place == copy.entries.endIndex { copy.entries.append(Entry(id: id)) }
    if let name = organization.name { copy.entries[place].name = name }
    if let kind = organization.kind { copy.entries[place].type = kind.word }
    if let country = organization.country { copy.entries[place].country = country }
    return copy
  }
}
