import DomainKernel
import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stored form: in the metadata a version and the head of every variant, in the body all bodies in a row.
///
/// Written by hand because it is read on every request: a general decoder takes many times as long.
extension StoredVariants {
  /// The form that is written.
  ///
  /// Version 1, which had no doubts, version 2, in which nothing was outdated, and version 3, in which nothing
  /// was replaced, are read; another one counts as nothing stored.
  private static let formatVersion: UInt8 = 4

  /// The variants as a document.
  var document: Document {
    Document(metadata: metadata, body: responses.reduce(into: Data()) { $0.append($1.body) })
  }

  /// The change of the document that holds the variants; bodies that are the same are not written
  /// again, as after a 304.
  func change(from old: StoredVariants?) -> DocumentChange {
    if self == old { return .unchanged }
    if responses.isEmpty { return .remove }
    guard let old, old.responses.map(\.body) == responses.map(\.body) else { return .save(document) }
    return .saveMetadata(metadata)
  }

  private var metadata: Data {
    var head = ByteWriter()
    head.write(Self.formatVersion)
    head.write(UInt8(responses.count))
    for response in responses { head.write(response) }
    return head.bytes
  }

  /// Reads variants; `nil` when the document is not one that this version wrote.
  init?(_ document: Document) {
    var (head, bodies) = (ByteReader(document.metadata), ByteReader(document.body))
    guard let version = head.read(UInt8.self), (1...Self.formatVersion).contains(version),
      let count = head.read(UInt8.self)
    else { return nil }
    var responses: [StoredResponse] = []
    for _ in 0..<count {
      guard let response = head.readResponse(bodies: &bodies, version: version) else { return nil }
      responses.append(response)
    }
    guard head.isAtEnd, bodies.isAtEnd else { return nil }
    self.init(responses)
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ response: StoredResponse) {
    write(UInt16(clamping: response.status.rawValue))
    write(response.requestedAt)
    write(response.receivedAt)
    write(UInt32(response.body.count))
    write(UInt16(response.selecting.count))
    for field in response.selecting {
      write(field.name)
      write(UInt8(field.value == nil ? 0 : 1))
      write(field.value ?? "")
    }
    write(UInt16(response.fields.count))
    for field in response.fields {
      write(field.name.rawName)
      write(field.value)
    }
    write(response.doubt)
    write(UInt8(response.isOutdated ? 1 : 0))
    if let date = response.outdatedSince { write(date) }
    write(UInt8(response.isReplaced ? 1 : 0))
  }

  private mutating func write(_ doubt: Doubt?) {
    guard let doubt else { return write(UInt8(0)) }
    switch doubt.suspicion {
    case .empty: write(UInt8(1))
    case .gone: write(UInt8(2))
    case .shrunk(let from, let to):
      write(UInt8(3))
      write(UInt32(clamping: from))
      write(UInt32(clamping: to))
    case .incomplete: write(UInt8(4))
    case .unrelated: write(UInt8(5))
    }
    write(doubt.since)
    write(doubt.digest)
  }
}

extension ByteReader {
  fileprivate mutating func readResponse(bodies: inout ByteReader, version: UInt8) -> StoredResponse? {
    guard
      let status = read(UInt16.self), let requestedAt = readDate(), let receivedAt = readDate(),
      let body = read(UInt32.self).flatMap({ bodies.take(Int($0)) }),
      let selecting = readList({ $0.readSelectingField() }), let fields = readList({ $0.readField() }),
      let doubt = version > 1 ? readDoubt() : .some(nil),
      let outdatedSince = version > 2 ? readOutdating() : .some(nil),
      let isReplaced = version > 3 ? readFlag() : .some(false)
    else { return nil }
    return StoredResponse(
      status: HTTPStatus(rawValue: Int(status)),
      fields: HTTPFields(fields),
      body: body,
      requestedAt: requestedAt,
      receivedAt: receivedAt,
      selecting: selecting,
      doubt: doubt,
      outdatedSince: outdatedSince,
      isReplaced: isReplaced
    )
  }

  /// Reads a doubt; the outer `nil` when there are not enough bytes.
  private mutating func readDoubt() -> Doubt?? {
    let suspicion: Suspicion
    switch read(UInt8.self) {
    case 0: return .some(nil)
    case 1: suspicion = .empty
    case 2: suspicion = .gone
    case 3:
      guard let from = read(UInt32.self), let to = read(UInt32.self) else { return nil }
      suspicion = .shrunk(from: Int(from), to: Int(to))
    case 4: suspicion = .incomplete
    case 5: suspicion = .unrelated
    default: return nil
    }
    guard let since = readDate(), let digest = readText() else { return nil }
    return Doubt(suspicion: suspicion, since: since, digest: digest)
  }

  /// Reads when a response was outdated; the outer `nil` when there are not enough bytes.
  private mutating func readOutdating() -> Date?? {
    switch read(UInt8.self) {
    case 0: .some(nil)
    case 1: readDate().map { .some($0) }
    default: nil
    }
  }

  /// Reads a flag; `nil` when there is no byte, or it tells neither way.
  private mutating func readFlag() -> Bool? {
    switch read(UInt8.self) {
    case 0: false
    case 1: true
    default: nil
    }
  }

  private mutating func readList<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = read(UInt16.self) else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }

  private mutating func readSelectingField() -> SelectingField? {
    guard let name = readText(), let hasValue = read(UInt8.self), let value = readText() else { return nil }
    return SelectingField(name: name, value: hasValue == 1 ? value : nil)
  }

  private mutating func readField() -> HTTPField? {
    guard let name = readText(), let value = readText() else { return nil }
    return HTTPField(name: HTTPField.Name(name), value: value)
  }
}
