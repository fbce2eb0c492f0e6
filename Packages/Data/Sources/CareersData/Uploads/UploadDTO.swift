import CareersDomain
import DomainKernel
import LenientJSON
import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The address for a file, as the service sends it in `upload`; of no use without a key and an absolute address.
struct UploadEnvelope: Decodable {
  let upload: PresignedUpload

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    let sent = try answer.nestedContainer(keyedBy: NamedKey.self, forKey: "upload")
    let method = sent.text("method")?.uppercased() ?? "PUT"
    guard method == "PUT" else {
      throw DecodingError.dataCorruptedError(forKey: "method", in: sent, debugDescription: "not PUT")
    }
    guard let url = sent.exactText("uploadUrl").flatMap({ URL(string: $0) }) else {
      throw DecodingError.dataCorruptedError(forKey: "uploadUrl", in: sent, debugDescription: "no address")
    }
    guard let key = sent.exactText("objectKey") else {
      throw DecodingError.dataCorruptedError(forKey: "objectKey", in: sent, debugDescription: "no key")
    }
    upload = PresignedUpload(
      objectKey: key,
      url: url,
      headers: try sent.headers(),
      expiresAt: sent.date("expiresAt")
    )
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// The fields that the address was signed with: a number is the text that it is written as, `null` is no field, and
  /// without one that cannot be read the storage would refuse the file.
  fileprivate func headers() throws -> [PresignedUpload.Header] {
    guard contains("headers"), try !decodeNil(forKey: "headers") else { return [] }
    let sent = try nestedContainer(keyedBy: NamedKey.self, forKey: "headers")
    return try sent.allKeys.compactMap { name in
      if try sent.decodeNil(forKey: name) { return nil }
      let value = try sent.wholeNumber(name).map(String.init) ?? sent.decode(String.self, forKey: name)
      return PresignedUpload.Header(name: name.stringValue, value: value)
    }
  }
}

/// The description of a file, for its address and for its registration; a member that is `nil` is not sent.
struct FileDescriptionDTO: Encodable {
  let documentType: String
  let fileName: String
  let contentType: String
  let contentLength: Int
  let checksumSha256: String
  /// The key of the file that was sent; `nil` when an address is asked for.
  let objectKey: String?
  /// The session of a verification that the file is for; `nil` for that of an application.
  let sessionId: String?

  init(_ file: UploadFile, type: String, objectKey: String? = nil, session: String? = nil) {
    documentType = type
    fileName = file.name
    contentType = file.type.mediaType
    contentLength = file.content.count
    checksumSha256 = file.checksum
    self.objectKey = objectKey
    sessionId = session
  }
}

extension HTTPRequest {
  /// A request with a JSON body.
  static func post(json body: some Encodable, to url: URL) throws(ServiceError) -> HTTPRequest {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return HTTPRequest(
        method: .post,
        url: url,
        fields: [.contentType: "application/json"],
        body: try encoder.encode(body)
      )
    } catch {
      throw .rejected(code: nil, message: "The request cannot be written as JSON")
    }
  }
}
