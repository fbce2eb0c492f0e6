public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers in a record store that the terms were accepted, and when another code can be asked for.
///
/// What a newer version wrote is not touched.
public struct StoredAccountRecords: AccountRecords {
  private static let collection = "careers.account"

  private let store: any RecordStore
  private let service: String

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where records are stored.
  ///   - service: The name of the service, so that the sandbox and the real one have their own records.
  public init(store: any RecordStore, service: String) {
    self.store = store
    self.service = service
  }

  /// When the user accepted the terms.
  public func termsAcceptedAt() async throws(PersistenceError) -> Date? { try await date(of: terms) }

  /// Remembers that the user accepted the terms.
  public func acceptTerms(at date: Date) async throws(PersistenceError) { try await set(date, for: terms) }

  /// From when another code can be asked for.
  public func resendAt(for account: CareersUser.ID) async throws(PersistenceError) -> Date? {
    try await date(of: resend(account))
  }

  /// Remembers from when another code can be asked for.
  public func setResendAt(_ date: Date?, for account: CareersUser.ID) async throws(PersistenceError) {
    try await set(date, for: resend(account))
  }

  private var terms: String { service + " terms" }

  private func resend(_ account: CareersUser.ID) -> String { service + " resend " + account.rawValue }

  private func date(of key: String) async throws(PersistenceError) -> Date? {
    let record: StoredRecord<Record>
    do throws(StorageError) { record = try await store.stored(for: key, in: Self.collection) } catch {
      throw PersistenceError(reading: error)
    }
    // The user is asked once more where it is damaged: an error would end every sign-in.
    return try record.value.flatMap { (record) throws(PersistenceError) in try DateRecord(record.value)?.date
    }
  }

  private func set(_ date: Date?, for key: String) async throws(PersistenceError) {
    let result: Result<Void, PersistenceError>
    do throws(StorageError) {
      result = try await store.transaction { (transaction) throws(StorageError) in
        if let stored = try transaction.stored(for: key, in: Self.collection).value,
          DateRecord.isNewer(stored.value)
        {
          return .failure(.madeByNewerVersion)
        }
        if let date {
          try transaction.set(DateRecord(date).data, for: key, in: Self.collection)
        } else {
          try transaction.remove(key, in: Self.collection)
        }
        return .success(())
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    try result.get()
  }
}

/// A moment as it is stored: the version of the format and milliseconds since 1970.
private struct DateRecord {
  private static let version = 1

  let date: Date

  init(_ date: Date) {
    self.date = date
  }

  /// Reads a record; `nil` for one that is damaged.
  init?(_ data: Data) throws(PersistenceError) {
    if Self.isNewer(data) { throw .madeByNewerVersion }
    let numbers = Self.numbers(data)
    guard numbers.count == 2, numbers[0] == Self.version else { return nil }
    date = Date(timeIntervalSince1970: Double(numbers[1]) / 1000)
  }

  var data: Data { Data("\(Self.version) \(Int(date.timeIntervalSince1970 * 1000))".utf8) }

  static func isNewer(_ data: Data) -> Bool { numbers(data).first.map { $0 > version } ?? false }

  /// The numbers of a record; none where something else is among them.
  private static func numbers(_ data: Data) -> [Int] {
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    return numbers.count == words.count ? numbers : []
  }
}
