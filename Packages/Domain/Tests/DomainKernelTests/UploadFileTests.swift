import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct UploadFileTests {
  static let pdf = Data("%PDF-1.7".utf8)
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])

  @Test(arguments: [
    ("cv.pdf", pdf, UploadFileType.pdf), ("CV.v2.PDF", pdf, .pdf), ("a.jpg", jpeg, .jpeg),
    ("a.JPEG", jpeg, .jpeg), ("履歴書.png", png, .png),
  ])
  func `a type is the one that content and name agree on`(
    name: String,
    content: Data,
    type: UploadFileType
  ) throws {
    let file = try UploadFile(name: name, content: content) { "hash of \($0.count)" }

    #expect(file.type == type && file.name == name && file.content == content)
    #expect(file.checksum == "hash of \(content.count)")
  }

  @Test(arguments: [
    ("cv.pdf", Data("hello".utf8), UploadFileError.contentIsNot(.pdf)),
    ("cv.png", pdf, .nameIsNot(.pdf)), ("cv", pdf, .nameIsNot(.pdf)), ("pdf", pdf, .nameIsNot(.pdf)),
    ("cv.pdf.exe", pdf, .nameIsNot(.pdf)), ("cv.docx", Data("PK".utf8), .unsupportedType),
    ("cv.pdf", Data(" %PDF-1.7".utf8), .contentIsNot(.pdf)),
    ("a.png", png.prefix(7), .contentIsNot(.png)), ("cv.pdf", Data(), .empty),
    ("cv.pdf", Data("%".utf8), .contentIsNot(.pdf)),
  ])
  func `a file that the service would refuse is refused with the reason`(
    name: String,
    content: Data,
    reason: UploadFileError
  ) {
    #expect(throws: reason) { try UploadFile(name: name, content: content) { _ in "" } }
  }

  @Test(arguments: [
    (UploadFileType.pdf, "application/pdf", pdf), (.jpeg, "image/jpeg", jpeg), (.png, "image/png", png),
  ])
  func `a type has its media type, and is known by the first bytes that are read`(
    type: UploadFileType,
    mediaType: String,
    content: Data
  ) {
    #expect(type.mediaType == mediaType)
    #expect(UploadFileType(content: content.prefix(UploadFileType.longestSignature)) == type)
  }

  @Test func `no type is known by more bytes than those of the longest signature`() {
    #expect(UploadFileType(content: Self.png.prefix(UploadFileType.longestSignature - 1)) == nil)
  }

  @Test func `the largest file is one of ten mebibytes`() throws {
    let largest = Self.pdf + Data(count: 10_485_760 - Self.pdf.count)

    #expect(try UploadFile(name: "cv.pdf", content: largest) { _ in "" }.content.count == 10_485_760)
    #expect(throws: UploadFileError.tooLarge(bytes: 10_485_761)) {
      try UploadFile(name: "cv.pdf", content: largest + [0]) { _ in "" }
    }
  }

  @Test func `the longest name has 180 UTF-16 units`() throws {
    let longest = String(repeating: "\u{1F600}", count: 88) + ".pdf"

    #expect(try UploadFile(name: longest, content: Self.pdf) { _ in "" }.name == longest)
    #expect(throws: UploadFileError.longName(units: 181)) {
      try UploadFile(name: "a" + longest, content: Self.pdf) { _ in "" }
    }
  }
}
