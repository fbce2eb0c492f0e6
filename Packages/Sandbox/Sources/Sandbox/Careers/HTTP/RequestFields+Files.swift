#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RequestFields {
  /// The kind of a document, in capital letters.
  func documentType() throws(CareersFault) -> String {
    try requiredText("documentType", upTo: 64, or: "invalid_document_type").uppercased()
  }

  /// Reads the description of a file.
  ///
  /// - Parameter checkKey: Checks the key of the object, which comes before the checksum.
  /// - Returns: The description.
  /// - Throws: The refusal of the first field that is wrong, or of the key.
  func file(
    checkKey: (RequestFields) throws(CareersFault) -> Void = { _ throws(CareersFault) in }
  ) throws(CareersFault) -> FileDescription {
    let type = try documentType()
    let name = try requiredText("fileName", upTo: 180, or: "invalid_file_name")
    let contentType = text("contentType").lowercased()
    guard ["application/pdf", "image/jpeg", "image/png"].contains(contentType) else {
      throw .invalid(
        "invalid_content_type",
        "contentType must be application/pdf, image/jpeg or image/png"
      )
    }
    let length = try contentLength()
    try checkKey(self)
    return FileDescription(
      documentType: type,
      fileName: name,
      contentType: contentType,
      contentLength: length,
      checksum: try checksum()
    )
  }

  /// The SHA-256 of a file, in lower case.
  func checksum() throws(CareersFault) -> String {
    let digits = text("checksumSha256").lowercased()
    guard
      digits.utf8.count == 64,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { throw .invalid("invalid_checksum_sha256", "checksumSha256 must have 64 hexadecimal digits") }
    return digits
  }

  /// The key of an uploaded object.
  func objectKey() throws(CareersFault) -> String {
    let key = text("objectKey")
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "/_-.".utf8.contains(byte)
      }
    }
    guard !key.isEmpty, key.utf8.count <= 1024, isPlain, !key.hasPrefix("/"), !key.contains("..") else {
      throw .invalid("invalid_object_key", "objectKey is invalid")
    }
    return key
  }

  private func contentLength() throws(CareersFault) -> Int {
    let number: Double? =
      switch self["contentLength"] {
      case .integer(let number): Double(number)
      case .decimal(let number): number
      case .string(let text): Double(text.trimmed)
      default: nil
      }
    guard let number, number.isFinite, (1..<10_485_761).contains(number) else {
      throw .invalid("invalid_content_length", "contentLength must be between 1 and 10485760")
    }
    return Int(number)
  }
}
