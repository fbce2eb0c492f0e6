import CommandKit

/// The words of the command line in Indonesian.
struct IndonesianCommandVocabulary: CommandVocabulary {
  func heading(_ title: String) -> String { "\(title):" }

  func error(_ message: String) -> String { "Kesalahan: \(message)" }

  func help(_ help: String, with facts: [ParameterFact]) -> String {
    let words = facts.map { fact in
      switch fact {
      case .values(let values): "nilai: \(values.joined(separator: ", "))"
      case .fallback(let value): "bawaan: \(value)"
      case .environment(let variable): "variabel lingkungan: \(variable)"
      case .standardInput: "'-' membaca masukan standar"
      }
    }
    return "\(help) (\(words.joined(separator: "; ")))"
  }

  func meaning(of code: ExitCode) -> String {
    switch code {
    case .done: "selesai"
    case .failed: "gagal"
    case .usage: "kesalahan penggunaan"
    case .notFound: "tidak ditemukan"
    case .signInNeeded: "perlu masuk"
    case .noConnection: "tidak ada koneksi dan tidak ada salinan tersimpan"
    case .refused: "ditolak oleh layanan"
    case .rateLimited: "permintaan dibatasi"
    case .terminalClosed: "terminal ditutup"
    case .interrupted: "dihentikan, atau Anda menjawab tidak"
    case .terminated: "diakhiri oleh sistem atau program lain"
    }
  }
}

extension IndonesianCommandVocabulary {
  func text(_ text: HelpText) -> String {
    switch text {
    case .usage: "Penggunaan"
    case .examples: "Contoh"
    case .arguments: "Argumen"
    case .options: "Opsi"
    case .globalOptions: "Opsi global"
    case .commands: "Perintah"
    case .subcommands: "Subperintah"
    case .helpTopics: "Topik bantuan"
    case .more: "Lainnya"
    case .commandName: "perintah"
    case .subcommandName: "subperintah"
    case .optionsName: "opsi"
    case .shellName: "shell"
    case .showsVersion: "Tampilkan versi."
    case .showsHelp: "Tampilkan bantuan."
    case .explains: "Tampilkan bantuan untuk perintah atau topik."
    case .whatToExplain: "Perintah atau topik."
    case .completes: "Cetak skrip pelengkapan shell."
    case .howToComplete(let line): "Muat skrip ini dari berkas awal shell. Di bash: \(line)"
    case .whichShell: "Shell yang menjalankan skrip."
    case .writesManual: "Cetak halaman manual sebuah perintah."
    case .howToReadManual(let line): "Halaman ditulis dalam mdoc. Untuk membacanya: \(line)"
    case .whichManual: "Perintah (bawaan: program itu sendiri)."
    case .listsManual: "Tampilkan daftar semua halaman, satu per baris: nama berkas, tab, perintah."
    case .manualName: "Nama"
    case .synopsis: "Ringkasan"
    case .description: "Keterangan"
    case .seeAlso: "Lihat juga"
    case .seeAll(let line): "Lihat '\(line)' untuk semua perintah dan opsi."
    case .seeEach(let line): "Lihat '\(line)' untuk bantuan terperinci."
    case .see(let line): "Lihat '\(line)'."
    case .aboutExitCodes: "Kode keluar."
    case .exitCodesFollow: "Setiap perintah berakhir dengan salah satu kode ini:"
    }
  }
}

extension IndonesianCommandVocabulary {
  func message(for problem: UsageProblem) -> String {
    switch problem {
    case .unknownOption(let option, let suggestion):
      "Opsi \(option.quoted()) tidak dikenal." + Self.didYouMean(suggestion)
    case .unknownWord(let word, let kind, let suggestion):
      "\(Self.noun(kind)) \(word.quoted()) tidak dikenal." + Self.didYouMean(suggestion)
    case .missingValue(let option, let allowed):
      "Nilai untuk '\(option)' belum diisi." + (allowed.isEmpty ? "" : " " + request(for: .oneOf(allowed)))
    case .needlessValue(let value, let flag):
      "Opsi '\(flag)' tidak menerima nilai, tetapi \(value.quoted()) diberikan."
    case .invalidValue(let value, let parameter, let origin, let expected):
      "Nilai \(value.quoted())\(Self.phrase(origin, parameter))."
        + Self.didYouMean(expected.suggestion(for: value)) + " " + request(for: expected)
    case .missingParameter(let parameter):
      "Argumen '\(parameter)' belum diisi."
    case .unexpectedArguments(let arguments):
      Self.unexpected(arguments)
    case .conflict(let one, let other, let origin):
      "\(Self.plural(origin))'\(one)' dan '\(other)' tidak dapat digunakan bersama."
    case .repeatedStandardInput(let parameter):
      "Masukan standar ('-') hanya dapat diberikan sekali untuk '\(parameter)'."
    case .emptyStandardInput(let parameter):
      "Masukan standar tidak berisi nilai untuk '\(parameter)'."
    }
  }

  func request(for expectation: ArgumentExpectation) -> String {
    switch expectation {
    case .value: "Masukkan sebuah nilai."
    case .wholeNumber: "Masukkan bilangan bulat."
    case .duration: "Masukkan durasi seperti 500ms, 10s, atau 2m."
    case .oneOf(let texts) where texts.isEmpty: "Tidak ada nilai yang diterima."
    case .oneOf(let texts):
      "Pilih salah satu: \(texts.map { UntrustedText($0).quoted() }.joined(separator: ", "))."
    case .within(let lower, let upper): "Masukkan nilai dari \(lower) sampai \(upper)."
    case .atLeast(let minimum): "Masukkan nilai paling sedikit \(minimum)."
    case .identifier: "Masukkan huruf, angka, '.', '-', atau '_'."
    case .list(let separator): "Masukkan daftar seperti \(UntrustedText("a\(separator)b").quoted())."
    case .words(let words): "Masukkan \(words)."
    }
  }

  private static func noun(_ kind: UsageProblem.WordKind) -> String {
    switch kind {
    case .command: "Perintah"
    case .subcommand: "Subperintah"
    case .commandOrTopic: "Perintah atau topik bantuan"
    case .setting: "Pengaturan"
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Maksud Anda \(UntrustedText($0).quoted())?" } ?? ""
  }

  private static func unexpected(_ arguments: [UntrustedText]) -> String {
    let shown = arguments.prefix(3).map { $0.quoted() }.joined(separator: ", ")
    if arguments.count == 1 { return "Argumen \(shown) berlebih." }
    return "\(arguments.count) argumen berlebih: \(shown)\(arguments.count > 3 ? ", …" : "")."
  }

  private static func phrase(_ origin: ValueOrigin, _ parameter: String) -> String {
    switch origin {
    case .commandLine: " tidak valid untuk '\(parameter)'"
    case .environment(let variable): " dari variabel lingkungan '\(variable)' tidak valid"
    case .setting(let name): " dari pengaturan '\(name)' tidak valid"
    }
  }

  private static func plural(_ origin: ValueOrigin) -> String {
    switch origin {
    case .commandLine: ""
    case .environment: "Variabel lingkungan "
    case .setting: "Pengaturan "
    }
  }
}
