public import CardsDomain
import DomainKernel
import LenientJSON
import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decks and communities as JSON documents in files.
///
/// A document names its format and its version. The file of somebody else is read within limits: what it says is a text,
/// never a path, and what is no card is left out.
public struct JSONTransferFiles: TransferFiles {
  private let workingDirectory: String

  /// Makes the adapter.
  ///
  /// - Parameter workingDirectory: The absolute path that relative ones begin at.
  public init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// The content of a file: members in a fixed order, one card a line.
  public func text(_ document: TransferDocument) -> String {
    switch document {
    case .deck(let deck): Self.text([("kind", "deck")], deck.cards)
    case .community(let community):
      Self.text(
        [
          ("kind", "community"), ("name", community.draft.name),
          ("from", community.draft.period.from.description), ("to", community.draft.period.to.description),
        ],
        community.cards
      )
    }
  }

  /// Writes a file, by way of another one beside it.
  public func write(
    _ document: TransferDocument,
    to path: String,
    replacing isReplacing: Bool
  ) async throws(TransferError) {
    let file = UserFile(path: try absolute(path), limit: TransferDocument.mostBytes)
    do throws(UserFileWriteError) {
      try file.write(Data(text(document).utf8), replacing: isReplacing)
    } catch {
      throw .file(FileFault(error))
    }
  }

  /// Reads a file.
  public func read(_ path: String) async throws(TransferError) -> TransferDocument {
    let content: Data?
    let file = WholeFile(path: try absolute(path), limit: TransferDocument.mostBytes)
    do throws(StorageError) { content = try file.read() } catch {
      // Who tells of the failure names the path.
      if case .io(_, let reason) = error { throw .file(.cannotBeRead(reason: reason)) }
      throw .file(.cannotBeRead(reason: error.reason))
    }
    guard let content else { throw .file(.cannotBeRead(reason: KnownReason.missingFile.rawValue)) }
    return try Self.document(content)
  }

  /// Reads the content of a file, which may be as large as a file.
  public func document(of text: String) throws(TransferError) -> TransferDocument {
    let content = Data(text.utf8)
    guard content.count <= TransferDocument.mostBytes else { throw .file(.tooLarge(bytes: content.count)) }
    return try Self.document(content)
  }

  /// Makes a document of the content of a file.
  static func document(_ content: Data) throws(TransferError) -> TransferDocument {
    let sent: FileDTO
    do throws(JSONBodyError) {
      sent = try JSONBody.decode(FileDTO.self, from: content, limits: JSONLimits(depth: 16, values: 200_000))
    } catch {
      if case .tooManyValues = error { throw .tooManyCards(limit: TransferDocument.mostCards) }
      throw .notADocument
    }
    guard let version = sent.version, version > 0 else { throw .notADocument }
    guard version <= Self.version else { throw .madeByNewerVersion }
    guard let cards = sent.cards else { throw .notADocument }
    guard cards.elements.count + cards.droppedCount <= TransferDocument.mostCards else {
      throw .tooManyCards(limit: TransferDocument.mostCards)
    }
    guard !cards.isUnreadable else { throw .notADocument }
    let known = cards.elements.map(\.card)
    switch sent.kind {
    case "deck": return .deck(DeckDocument(cards: known, unusable: cards.droppedCount))
    case "community":
      guard let from = sent.from, let to = sent.to else { throw .notADocument }
      do throws(CommunityFault) {
        let draft = try CommunityDraft(name: sent.name ?? "", period: CommunityPeriod(from: from, to: to))
        return .community(CommunityDocument(draft: draft, cards: known, unusable: cards.droppedCount))
      } catch {
        throw .invalid(error)
      }
    default: throw .notADocument
    }
  }

  private func absolute(_ path: String) throws(TransferError) -> String {
    guard !path.isEmpty else { throw .file(.emptyPath) }
    return path.hasPrefix("/") ? path : workingDirectory + "/" + path
  }

  private static func text(_ head: [(String, String)], _ cards: [Card]) -> String {
    let members = head.map { "  \(quoted($0)): \(quoted($1)),\n" }.joined()
    let lines = cards.map { card in
      let facts = [("login", card.login), ("name", card.name)].compactMap { member, text in
        text.map { #", "\#(member)": \#(quoted($0))"# }
      }
      return #"    {"id": \#(card.id)\#(facts.joined())}"#
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \(quoted(versionMember)): \(version),\n\(members)  \"cards\": \(list)\n}\n"
  }

  /// A text as JSON writes it (RFC 8259, 7).
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private static let version = 1
  private static let versionMember = "tesseraCards"

  private struct FileDTO: Decodable {
    let version: Int?
    let kind: String?
    let name: String?
    let from: CalendarDay?
    let to: CalendarDay?
    let cards: LossyArray<CardDTO>?

    init(from decoder: any Decoder) throws {
      let file = try decoder.container(keyedBy: NamedKey.self)
      version = file.wholeNumber(NamedKey(stringValue: JSONTransferFiles.versionMember))
      kind = file.exactText("kind")
      name = file.exactText("name")
      from = file.exactText("from").flatMap { CalendarDay($0) }
      to = file.exactText("to").flatMap { CalendarDay($0) }
      cards = file.list(CardDTO.self, "cards", atMost: TransferDocument.mostCards + 1)
    }
  }

  /// An account as a file has it, which may be known by its number only.
  private struct CardDTO: Decodable {
    let card: Card

    init(from decoder: any Decoder) throws {
      let sent = try decoder.container(keyedBy: NamedKey.self)
      guard let id = sent.wholeNumber("id").flatMap({ Card.ID(rawValue: $0) }) else {
        throw DecodingError.dataCorruptedError(forKey: "id", in: sent, debugDescription: "no number")
      }
      let login = sent.exactText("login")
      guard login.map(Login.isValid) ?? !sent.contains("login") else {
        throw DecodingError.dataCorruptedError(forKey: "login", in: sent, debugDescription: "no login")
      }
      card = Card(id: id, login: login, name: sent.text("name"))
    }
  }
}

extension FileFault {
  fileprivate init(_ error: UserFileWriteError) {
    self =
      switch error {
      case .exists: .exists
      case .link: .link
      case .noFolder: .noFolder
      case .folder: .folder
      case .special: .cannotBeWritten(reason: KnownReason.specialFile.rawValue)
      case .unwritable(let reason): .cannotBeWritten(reason: reason)
      }
  }
}
