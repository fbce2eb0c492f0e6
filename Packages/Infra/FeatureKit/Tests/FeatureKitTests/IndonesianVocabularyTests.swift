import CommandKit
import FeatureKit
import LocalizationKit
import Testing

@Suite struct IndonesianVocabularyTests {
  private let indonesian = Language.indonesian.commandVocabulary

  @Test(
    arguments: [
      (
        .unknownOption(UntrustedText("--lst"), suggestion: "--list"),
        "Opsi '--lst' tidak dikenal. Maksud Anda '--list'?"
      ), (.unknownOption(UntrustedText("--lst"), suggestion: nil), "Opsi '--lst' tidak dikenal."),
      (.unknownWord(UntrustedText("a"), kind: .command, suggestion: nil), "Perintah 'a' tidak dikenal."),
      (
        .unknownWord(UntrustedText("a"), kind: .subcommand, suggestion: "b"),
        "Subperintah 'a' tidak dikenal. Maksud Anda 'b'?"
      ),
      (
        .unknownWord(UntrustedText("a"), kind: .commandOrTopic, suggestion: nil),
        "Perintah atau topik bantuan 'a' tidak dikenal."
      ),
      (
        .unknownWord(UntrustedText("a"), kind: .setting, suggestion: "b"),
        "Pengaturan 'a' tidak dikenal. Maksud Anda 'b'?"
      ), (.missingValue(option: "--a <n>", allowed: []), "Nilai untuk '--a <n>' belum diisi."),
      (
        .missingValue(option: "--a <n>", allowed: ["1", "2"]),
        "Nilai untuk '--a <n>' belum diisi. Pilih salah satu: '1', '2'."
      ),
      (
        .needlessValue(UntrustedText("1"), flag: "--a"),
        "Opsi '--a' tidak menerima nilai, tetapi '1' diberikan."
      ),
      (
        .invalidValue(UntrustedText("x"), parameter: "--n", origin: .commandLine, expected: .wholeNumber),
        "Nilai 'x' tidak valid untuk '--n'. Masukkan bilangan bulat."
      ),
      (
        .invalidValue(
          UntrustedText("x"),
          parameter: "--n",
          origin: .environment(variable: "N"),
          expected: .atLeast("1")
        ), "Nilai 'x' dari variabel lingkungan 'N' tidak valid. Masukkan nilai paling sedikit 1."
      ),
      (
        .invalidValue(UntrustedText("x"), parameter: "--n", origin: .setting(name: "n"), expected: .value),
        "Nilai 'x' dari pengaturan 'n' tidak valid. Masukkan sebuah nilai."
      ),
      (
        .invalidValue(
          UntrustedText("them"),
          parameter: "<nama>",
          origin: .commandLine,
          expected: .oneOf(["lang", "theme"])
        ), "Nilai 'them' tidak valid untuk '<nama>'. Maksud Anda 'theme'? Pilih salah satu: 'lang', 'theme'."
      ), (.missingParameter("<bagian>"), "Argumen '<bagian>' belum diisi."),
      (.conflict("--a", "--b", origin: .commandLine), "'--a' dan '--b' tidak dapat digunakan bersama."),
      (
        .conflict("A", "B", origin: .environment(variable: "A")),
        "Variabel lingkungan 'A' dan 'B' tidak dapat digunakan bersama."
      ),
      (
        .conflict("a", "b", origin: .setting(name: "a")),
        "Pengaturan 'a' dan 'b' tidak dapat digunakan bersama."
      ),
      (
        .repeatedStandardInput(parameter: "<nama>"),
        "Masukan standar ('-') hanya dapat diberikan sekali untuk '<nama>'."
      ), (.emptyStandardInput(parameter: "<nama>"), "Masukan standar tidak berisi nilai untuk '<nama>'."),
    ] as [(UsageProblem, String)]
  )
  func `problems are told in Indonesian`(problem: UsageProblem, message: String) {
    #expect(indonesian.message(for: problem) == message)
  }

  @Test(
    arguments: [
      (["a"], "Argumen 'a' berlebih."), (["a", "b"], "2 argumen berlebih: 'a', 'b'."),
      (["a", "b", "c"], "3 argumen berlebih: 'a', 'b', 'c'."),
      (["a", "b", "c", "d"], "4 argumen berlebih: 'a', 'b', 'c', …."),
    ] as [([String], String)]
  )
  func `of several arguments too many, three are shown`(arguments: [String], message: String) {
    let problem = UsageProblem.unexpectedArguments(arguments.map { UntrustedText($0) })

    #expect(indonesian.message(for: problem) == message)
  }

  @Test(
    arguments: [
      (.duration, "Masukkan durasi seperti 500ms, 10s, atau 2m."),
      (.oneOf([]), "Tidak ada nilai yang diterima."),
      (.within(lower: "1", upper: "9"), "Masukkan nilai dari 1 sampai 9."),
      (.list(separator: ","), "Masukkan daftar seperti 'a,b'."), (.words("a word"), "Masukkan a word."),
      (.identifier, "Masukkan huruf, angka, '.', '-', atau '_'."),
    ] as [(ArgumentExpectation, String)]
  )
  func `what would have been accepted is told in Indonesian`(expectation: ArgumentExpectation, words: String)
  {
    #expect(indonesian.request(for: expectation) == words)
  }

  @Test func `what a parameter takes stands in brackets behind its help`() {
    let facts: [ParameterFact] = [
      .values(["a", "b"]), .fallback("a"), .environment("A"), .standardInput,
    ]

    #expect(
      indonesian.help("Nama.", with: facts)
        == "Nama. (nilai: a, b; bawaan: a; variabel lingkungan: A; '-' membaca masukan standar)"
    )
    #expect(indonesian.error("x") == "Kesalahan: x")
    #expect(indonesian.heading("Opsi") == "Opsi:")
  }

  @Test func `each exit code has a meaning of its own`() {
    let meanings = ExitCode.allCases.map(indonesian.meaning)

    #expect(Set(meanings).count == ExitCode.allCases.count)
    #expect(!meanings.contains(""))
  }
}
