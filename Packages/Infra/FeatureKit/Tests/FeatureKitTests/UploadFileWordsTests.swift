import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@Suite struct UploadFileWordsTests {
  @Test(arguments: [
    (UploadFileError.missing, "The file does not exist. Check the path."),
    (.folder, "The path is a folder. Choose a file in it."),
    (.link, "The path is a symbolic link. Use the path of the file that it points to."),
    (.special, "The path is not a regular file. Copy its content to a file."),
    (.empty, "The file is empty. Choose another file."),
    (
      .tooLarge(bytes: 10_485_761),
      "The file must have at most 10,485,760 bytes; it has 10,485,761. Reduce the size of the file."
    ),
    (.longName(units: 181), "The file name must have at most 180 characters; it has 181. Rename the file."),
    (.unsupportedType, "The file is not a PDF, JPEG or PNG file. Convert the file to PDF, JPEG or PNG."),
    (
      .contentIsNot(.jpeg),
      "The file name says JPEG, but the content is of another type. Convert the file to PDF, JPEG or PNG."
    ),
    (.nameIsNot(.png), "The content is PNG, but the file name does not end in .png. Rename the file."),
    (
      .unreadable(reason: "Permission denied"),
      "The file cannot be read (Permission denied). Check the permissions of the file."
    ),
  ])
  func `a file that cannot be uploaded has a reason and an advice`(error: UploadFileError, text: String) {
    let words = UploadFileWords(.english)

    #expect("\(words.sentence(error)) \(words.advice(error))" == text)
  }

  @Test(arguments: [
    (UploadError.insecureAddress, "The service gave an insecure upload address, so nothing was uploaded."),
    (.expired, "The upload address has expired, so nothing was uploaded."),
    (
      .refused(status: 403),
      "The file storage of the service refused the file (status 403), so nothing was uploaded."
    ),
    (.service(.offline), "The file was not uploaded."),
  ])
  func `a file that was not uploaded has a reason, in every language its own`(
    error: UploadError,
    text: String
  ) {
    let texts = Language.allCases.map { UploadFileWords($0).sentence(error) }

    #expect(UploadFileWords(.english).sentence(error) == text)
    #expect(Set(texts).count == Language.allCases.count)
  }

  @Test(arguments: [
    (UploadFileType.pdf, "The content is PDF, but the file name does not end in .pdf."),
    (.jpeg, "The content is JPEG, but the file name does not end in .jpg."),
  ])
  func `a name that does not fit its content is told with the end that does`(
    type: UploadFileType,
    sentence: String
  ) {
    #expect(UploadFileWords(.english).sentence(.nameIsNot(type)) == sentence)
  }

  @Test func `the path of a file is described with its types and its size`() {
    let words = UploadFileWords(.english)

    #expect(words.path.string == "Path of a PDF, JPEG or PNG file of at most 10 MiB.")
    #expect(
      words.path(orEmpty: "leave it empty for none").string
        == "Path of a PDF, JPEG or PNG file of at most 10 MiB; leave it empty for none."
    )
  }

  @Test func `the words are in every language`() {
    let texts = Language.allCases.map { UploadFileWords($0).sentence(.contentIsNot(.pdf)) }

    #expect(Set(texts).count == Language.allCases.count)
    #expect(texts.allSatisfy { $0.contains("PDF") })
  }
}
