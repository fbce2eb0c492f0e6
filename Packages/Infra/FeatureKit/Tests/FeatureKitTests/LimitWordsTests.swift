import FeatureKit
import LocalizationKit
import Testing

@Suite struct LimitWordsTests {
  @Test(
    arguments: [
      (
        .english, "name",
        [
          "The name must have at least 2 characters.", "The name must have at most 1,000 characters.",
          "The name must have at most 1,000 characters; it has 1,001.",
          "The name must have 2 to 1,000 characters.",
          "The file must have at most 10,485,760 bytes; it has 10,485,761.",
        ]
      ),
      (
        .simplifiedChinese, "姓名",
        [
          "姓名至少需要2个字符。", "姓名最多1,000个字符。", "姓名最多1,000个字符，目前为1,001。", "姓名须为2至1,000个字符。",
          "文件最多10,485,760字节，目前为10,485,761。",
        ]
      ),
      (
        .indonesian, "nama",
        [
          "Nama harus terdiri atas paling sedikit 2 karakter.",
          "Nama harus terdiri atas paling banyak 1.000 karakter.",
          "Nama harus terdiri atas paling banyak 1.000 karakter; saat ini 1.001.",
          "Nama harus terdiri atas 2 sampai 1.000 karakter.",
          "Berkas harus berukuran paling besar 10.485.760 bita; saat ini 10.485.761.",
        ]
      ),
    ] as [(Language, String, [String])]
  )
  func `a limit is said in one form`(language: Language, subject: String, sentences: [String]) {
    let words = LimitWords(language)
    let clauses = [
      words.atLeast(2, in: subject), words.atMost(1000, in: subject),
      words.atMost(1000, in: subject, has: 1001), words.between(2...1000, in: subject),
      words.fileSize(atMost: 10_485_760, has: 10_485_761),
    ]

    #expect(clauses.map(words.sentence) == sentences)
  }
}

@Suite struct ConfirmationTests {
  @Test(arguments: [
    ("Store it? [y/N]", "Store it?"), ("要存储吗？[y/N]", "要存储吗？"), ("Sure?", "Sure?"),
    ("Open a[1]?", "Open a[1]?"),
    ("", ""),
  ])
  func `a choice is shown without the answers of a terminal`(question: String, bare: String) {
    #expect(Confirmation.bare(question) == bare)
  }

  @Test(
    arguments: [
      ("y", true), ("YES", true), (" yes \n", true), ("是", true), ("Ya", true), ("\u{FEFF}y", true),
      ("", false), (" ", false), ("n", false), ("yy", false), ("ye", false), ("no", false), ("否", false),
      ("t", false),
    ] as [(String, Bool)]
  )
  func `an answer is a word for yes in any language, or no`(answer: String, isGiven: Bool) {
    #expect(Confirmation.isGiven(by: answer) == isGiven)
  }

  @Test(arguments: [
    (nil, "The service does not accept the name."),
    ("Not this one.", "The service does not accept the name: 'Not this one'."),
    (
      String(repeating: "a", count: 201),
      "The service does not accept the name: '\(String(repeating: "a", count: 200))…'."
    ),
  ])
  func `a refusal quotes what the service wrote, cut to what fits`(message: String?, sentence: String) {
    let words = LimitWords(.english)

    #expect(words.sentence(words.refused("name", saying: message)) == sentence)
  }

  @Test func `input that is too large is said with its limit in every language`() {
    #expect(
      Language.allCases.map { LimitWords($0).inputSize(atMost: 65_536) } == [
        "standard input is too large: it must have at most 65,536 bytes", "标准输入过大：最多65,536字节",
        "masukan standar terlalu besar: paling besar 65.536 bita",
      ]
    )
  }

  @Test func `a refusal is said in every language`() {
    let clauses = [Language.simplifiedChinese, .indonesian].map {
      LimitWords($0).refused("nama", saying: "No.")
    }

    #expect(clauses == ["服务不接受此nama：“No”", "layanan tidak menerima nama: 'No'"])
  }

  @Test func `a note that may be left out is described in every language`() {
    #expect(
      Language.allCases.map { LimitWords($0).optionalNote(atMost: 2000) } == [
        "At most 2,000 characters; leave it empty for no note.", "最多2,000个字符；留空则不附言。",
        "Paling banyak 2.000 karakter; kosongkan jika tanpa catatan.",
      ]
    )
  }
}
