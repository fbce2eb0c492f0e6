import CareersDomain
import LenientJSON

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
    let headers = try sent.decodeIfPresent([String: String].self, forKey: "headers") ?? [:]
    upload = PresignedUpload(
      objectKey: key,
      url: url,
      headers: headers.map { PresignedUpload.Header(name: $0.key, value: $0.value) },
      expiresAt: sent.date("expiresAt")
    )
  }
}

/// The description of a file, for its address and for its registration.
struct FileDescriptionDTO: Encodable {
  let documentType: String
  let fileName: String
  let contentType: String
  let contentLength: Int
  let checksumSha256: String
  /// The key of the file that was sent; `nil` when an address is asked for.
  let objectKey: String?

  init(_ file: UploadFile, type: String, objectKey: String? = nil) {
    documentType = type
    fileName = file.name
    contentType = file.type.mediaType
    contentLength = file.content.count
    checksumSha256 = file.checksum
    self.objectKey = objectKey
  }
}
