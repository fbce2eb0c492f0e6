import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@Suite struct FileWordsTests {
  static let faults: [FileFault] = [
    .cannotBeRead(reason: "no permission"), .cannotBeRead(reason: KnownReason.notRegular.rawValue),
    .cannotBeWritten(reason: "no space"), .exists, .emptyPath, .folder, .link, .noFolder,
    .tooLarge(bytes: 9_000_000),
  ]

  @Test(arguments: [
    (FileFault.cannotBeRead(reason: "no permission"), "The file 'a.json' cannot be read: no permission."),
    (.cannotBeWritten(reason: "no space"), "The file 'a.json' cannot be written: no space."),
    (.exists, "The file 'a.json' already exists."), (.emptyPath, "The name of the file is empty."),
    (.folder, "'a.json' is a folder."), (.link, "'a.json' is a symbolic link."),
    (.noFolder, "The folder for 'a.json' does not exist."),
    (.tooLarge(bytes: 9_000_000), "The file 'a.json' is too large."),
  ])
  func `every fault of a file has a sentence`(fault: FileFault, sentence: String) {
    #expect(FileWords("a.json", in: .english).summary(of: fault) == sentence)
  }

  @Test(arguments: faults)
  func `every fault of a file is told and answered in each language`(fault: FileFault) {
    let words = Language.allCases.map { FileWords("a.json", in: $0) }

    #expect(Set(words.map { $0.summary(of: fault) }).count == Language.allCases.count)
    #expect(Set(words.map { $0.remedy(for: fault) }).count == Language.allCases.count)
  }

  @Test(
    arguments: zip(
      faults,
      [
        Remedy.sentence("Check the name and the permissions of the file."),
        .sentence("Name a regular file, or use - to read a pipe from standard input."),
        .sentence("Check the free space and the permissions of the folder."),
        .add(options: [Route.Option("force")], purpose: "replace the file"),
        .sentence("Name a file, or - for the standard stream."),
        .sentence("Name a file, or - for the standard stream."),
        .sentence("Use the path of the file that it points to."),
        .sentence("Create the folder first."), .sentence("Check that it is the right file."),
      ]
    )
  )
  func `every fault of a file has its own remedy`(fault: FileFault, remedy: Remedy) {
    #expect(FileWords("a.json", in: .english).remedy(for: fault) == remedy)
  }

  @Test func `standard input that cannot be read is named as such in each language`() {
    let names = Language.allCases.map { FileWords(FileWords.standardStream, in: $0).name }
    let words = FileWords(FileWords.standardStream, in: .english)

    #expect(names == ["Standard input", "标准输入", "Masukan standar"])
    #expect(words.summary(of: .cannotBeRead(reason: "closed")) == "Standard input cannot be read: closed.")
    #expect(
      words.remedy(for: .cannotBeRead(reason: "closed"))
        == .sentence("Use a pipe or a file as standard input.")
    )
  }

  @Test func `a file of a newer version is named, and that version advised`() {
    let words = FileWords("a.json", in: .english)

    #expect(
      words.isOfNewerVersion == "The file 'a.json' was written by a newer version of this program."
    )
    #expect(words.useNewerVersion == "Use that version.")
  }

  @Test func `standard input that is too large is named as such`() {
    let words = FileWords(FileWords.standardStream, in: .english)

    #expect(words.summary(of: .tooLarge(bytes: 9_000_000)) == "Standard input is too large.")
  }

  @Test(
    arguments: zip(
      faults,
      [ExitCode.failed, .failed, .failed, .refused, .usage, .usage, .refused, .failed, .failed]
    )
  )
  func `a file that is left alone is refused, and one that is named wrongly is wrong usage`(
    fault: FileFault,
    code: ExitCode
  ) {
    #expect(fault.exitCode == code)
  }

  @Test func `a hyphen names no file, and an empty path one without a name`() {
    #expect(FileWords.file("-") == nil)
    #expect(FileWords.file("") == "")
    #expect(FileWords.file("./-") == "./-")
  }

  @Test(
    arguments: [
      (-1, nil), (0, nil), (1, "1 entry of the file could not be used."),
      (1200, "1,200 entries of the file could not be used."),
    ] as [(Int, String?)]
  )
  func `entries that could not be used are counted`(count: Int, sentence: String?) {
    #expect(FileWords.unusable(entries: count, in: .english) == sentence)
  }

  @Test(arguments: [
    (1, "1 entry of the file was not imported."), (1200, "1,200 entries of the file were not imported."),
  ])
  func `entries that were not imported are counted, and told in few words in every language`(
    count: Int,
    sentence: String
  ) {
    #expect(FileWords.leftOut(entries: count, in: .english) == sentence)
    #expect(
      Language.allCases.map { FileWords.leftOut(in: $0) }
        == ["not imported completely", "未完整导入", "tidak diimpor lengkap"]
    )
  }

  @Test(arguments: [
    (1, "1 entry could not be read and was not exported."),
    (1200, "1,200 entries could not be read and were not exported."),
  ])
  func `entries that were not exported are counted, and told in few words in every language`(
    count: Int,
    sentence: String
  ) {
    #expect(FileWords.notExported(entries: count, in: .english) == sentence)
    #expect(
      Language.allCases.map { FileWords.notExported(in: $0) }
        == ["not exported completely", "未完整导出", "tidak diekspor lengkap"]
    )
  }
}
