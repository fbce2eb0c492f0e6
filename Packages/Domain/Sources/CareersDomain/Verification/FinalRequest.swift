#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request for the final verification; there is one per session.
public struct FinalRequest: Hashable, Sendable, Identifiable {
  /// The identity of the request.
  public let id: String
  /// The status in the word of the service, so far `REQUESTED` only.
  public let status: String?
  /// The note of the user.
  public let note: String?
  /// When it was made; the service says so in its first answer only.
  public let requestedAt: Date?
  /// The number of documents that it covers.
  public let documents: Int?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - id: The identity of the request.
  ///   - status: The status in the word of the service.
  ///   - note: The note of the user.
  ///   - requestedAt: When it was made.
  ///   - documents: The number of documents that it covers.
  public init(
    id: String,
    status: String? = nil,
    note: String? = nil,
    requestedAt: Date? = nil,
    documents: Int? = nil
  ) {
    self.id = id
    self.status = status
    self.note = note
    self.requestedAt = requestedAt
    self.documents = documents
  }
}

/// A note for the final request that the service accepts.
public struct ReviewNote: Hashable, Sendable {
  /// The longest note, in UTF-16 units.
  public static let longest = 500

  /// The note, without blanks around it; never empty.
  public let text: String

  /// Takes a note; `nil` for a blank one, which the service treats as none.
  ///
  /// - Parameter typed: The note as it was typed; blanks around it do not count.
  /// - Throws: ``VerificationError/noteTooLong(units:)`` or ``VerificationError/noteHasControlCharacter``.
  public init?(_ typed: String) throws(VerificationError) {
    do throws(TrimmedText.Problem) {
      text = try TrimmedText(typed, limit: Self.longest, .multiline).text
    } catch {
      switch error {
      case .blank: return nil
      case .tooLong(let units): throw .noteTooLong(units: units)
      case .hasControlCharacter: throw .noteHasControlCharacter
      }
    }
  }
}

/// The answer to a final request.
public struct FinalRequestReceipt: Hashable, Sendable {
  /// The request: the first one of the session, whose note stays.
  public let request: FinalRequest
  /// Whether it was made now; `false` when it was there before.
  public let isNew: Bool

  /// Makes a receipt.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isNew: Whether it was made now.
  public init(request: FinalRequest, isNew: Bool) {
    self.request = request
    self.isNew = isNew
  }
}
