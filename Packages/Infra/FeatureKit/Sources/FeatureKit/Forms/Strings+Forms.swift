import DesignKit
import LocalizationKit

// MARK: - Fields

extension Strings {
  func missing(_ kind: Form.Field.Kind) -> String {
    switch kind {
    case .consent:
      language.choose(
        en: "Your consent is required.",
        zhHans: "需要同意才能继续。",
        id: "Persetujuan Anda diperlukan."
      )
    case .choice: language.choose(en: "Choose a value.", zhHans: "请选择一项。", id: "Pilih sebuah nilai.")
    case .text, .multiline, .secret, .code, .file:
      language.choose(en: "Enter a value.", zhHans: "请输入内容。", id: "Masukkan sebuah nilai.")
    }
  }

  var controlCharacter: String {
    language.choose(
      en: "The text contains a control character.",
      zhHans: "文本包含控制字符。",
      id: "Teks berisi karakter kontrol."
    )
  }

  func tooLong(_ count: Int, limit: Int) -> String {
    let words = LimitWords(language)
    let text = language.choose(en: "text", zhHans: "文本", id: "teks")
    return words.sentence(words.atMost(limit, in: text, has: count))
  }

  func notACode(digits: Int) -> String {
    language.plural(
      digits,
      en: ("Enter the 1-digit code.", "Enter the \(language.grouped(digits))-digit code."),
      zhHans: "请输入\(language.grouped(digits))位数字的代码。",
      id: "Masukkan kode \(language.grouped(digits)) angka."
    )
  }

  func notAChoice(_ values: [String]) -> String {
    language.chooseOne(of: values)
  }

  var differentRepetition: String {
    language.choose(en: "The two entries do not match.", zhHans: "两次输入的内容不一致。", id: "Kedua isian tidak sama.")
  }

  func consent(_ isGiven: Bool) -> String {
    isGiven
      ? language.choose(en: "Yes", zhHans: "是", id: "Ya")
      : language.choose(en: "No", zhHans: "否", id: "Tidak")
  }

  var hidden: String { language.choose(en: "(not shown)", zhHans: "（不显示）", id: "(tidak ditampilkan)") }
}

// MARK: - Questions

extension Strings {
  func question(for field: Form.Field) -> String {
    let label = field.label.string
    if field.kind == .consent { return yesOrNo(label) }
    let notes = [
      field.isSecret
        ? language.choose(en: "hidden as you type", zhHans: "输入时不显示", id: "tidak tampil saat diketik") : nil,
      field.kind == .multiline
        ? language.choose(en: "end with an empty line", zhHans: "以空行结束", id: "akhiri dengan baris kosong")
        : nil,
      field.isRequired || field.usualValue != nil
        ? nil : language.choose(en: "optional", zhHans: "可选", id: "opsional"),
      field.usualValue.map {
        language.choose(en: "default: \($0)", zhHans: "默认为 \($0)", id: "bawaan: \($0)")
      },
    ]
    .compactMap(\.self)
    guard !notes.isEmpty else {
      return language.choose(en: "\(label):", zhHans: "\(label)：", id: "\(label):")
    }
    return language.choose(
      en: "\(label) (\(notes.joined(separator: ", "))):",
      zhHans: "\(label)（\(notes.joined(separator: "，"))）：",
      id: "\(label) (\(notes.joined(separator: ", "))):"
    )
  }

  func repetition(of field: Form.Field) -> String {
    let label = repeated(field.label.string)
    return language.choose(
      en: "\(label) (hidden as you type):",
      zhHans: "\(label)（输入时不显示）：",
      id: "\(label) (tidak tampil saat diketik):"
    )
  }

  func repeated(_ label: String) -> String {
    language.choose(en: "\(label) again", zhHans: "再次输入\(label)", id: "\(label), sekali lagi")
  }

  var nextLine: String { ">" }

  func choice(_ number: Int, _ label: String) -> String {
    language.choose(en: "  \(number). \(label)", zhHans: "  \(number)、\(label)", id: "  \(number). \(label)")
  }

  func step(_ number: Int, of count: Int, _ title: String) -> String {
    language.choose(
      en: "Step \(number) of \(language.grouped(count)): \(title)",
      zhHans: "第\(number)步（共\(language.grouped(count))步）：\(title)",
      id: "Langkah \(number) dari \(language.grouped(count)): \(title)"
    )
  }

  func yesOrNo(_ question: String) -> String {
    language.choose(en: "\(question) [y/N]", zhHans: "\(question)[y/N]", id: "\(question) [y/T]")
  }
}

// MARK: - Failures of forms

extension Strings {
  func summary(of failure: FormFailure) -> String {
    switch failure {
    case .incomplete(let gaps):
      let missing = gaps.missing.isEmpty ? nil : self.missing(gaps.missing)
      return language.paragraph(
        [missing, gaps.invalid.isEmpty ? nil : list(gaps.invalid)].compactMap(\.self)
      )
    case .tooManyAttempts(let problems):
      let reasons = language.paragraph(problems.map(\.message))
      return language.choose(
        en: "No valid value was entered. \(reasons)",
        zhHans: "未输入有效的内容。\(reasons)",
        id: "Tidak ada nilai yang valid. \(reasons)"
      )
    case .unreadableInput(let fault):
      return FileWords(FileWords.standardStream, in: language).summary(of: fault)
    case .cancelled:
      return language.choose(
        en: "Nothing was changed.",
        zhHans: "未作任何更改。",
        id: "Tidak ada yang diubah."
      )
    }
  }

  func brief(of failure: FormFailure) -> String {
    switch failure {
    case .incomplete: language.choose(en: "incomplete", zhHans: "内容不完整", id: "tidak lengkap")
    case .tooManyAttempts: language.choose(en: "invalid value", zhHans: "内容无效", id: "nilai tidak valid")
    case .unreadableInput: FileWords.unusable(in: language)
    case .cancelled: language.choose(en: "cancelled", zhHans: "已取消", id: "dibatalkan")
    }
  }

  /// Problems, each with its option.
  func list(_ problems: [IncompleteForm.Invalid]) -> String {
    language.paragraph(
      problems.map { problem in
        problem.option.map { language.labelled($0, problem.message) } ?? problem.message
      }
    )
  }

  private func missing(_ options: [String]) -> String {
    let list = language.list(options, .and)
    return language.choose(en: "Missing: \(list).", zhHans: "缺少：\(list)。", id: "Belum diisi: \(list).")
  }

  var unreadableInput: String {
    language.choose(
      en: "Standard input cannot be read as UTF-8 text.",
      zhHans: "无法读取标准输入：不是有效的 UTF-8 文本。",
      id: "Masukan standar tidak dapat dibaca sebagai teks UTF-8."
    )
  }

  var giveOptionsOrUseTerminal: String {
    language.choose(
      en: "Add the missing options, or run this command in a terminal to enter the values.",
      zhHans: "请补全缺少的选项，或在终端中运行此命令并输入。",
      id: "Tambahkan opsi yang kurang, atau jalankan perintah ini di terminal untuk mengisinya."
    )
  }
}

// MARK: - Options of forms

extension Strings {
  func optionHelp(_ label: String, usual: String?) -> String {
    guard let usual else { return language.sentence(label) }
    return language.choose(
      en: "\(label) (default: \(usual)).",
      zhHans: "\(label)（默认为 \(usual)）。",
      id: "\(label) (bawaan: \(usual))."
    )
  }

  func standardInputHelp(_ label: String) -> String {
    let thing = label.prefix(1).lowercased() + label.dropFirst()
    return language.choose(
      en: "Read the \(thing) from standard input.",
      zhHans: "从标准输入读取\(label)。",
      id: "Baca \(thing) dari masukan standar."
    )
  }

  var confirmedHelp: String {
    language.choose(en: "Do not ask for confirmation.", zhHans: "不要求确认。", id: "Jangan minta konfirmasi.")
  }

  /// That a question which nobody was asked has to be answered beforehand.
  var confirmationNeeded: String {
    language.choose(
      en: "Nothing was changed, because this needs confirmation.",
      zhHans: "此操作需要确认，因此未作任何更改。",
      id: "Tidak ada yang diubah, karena ini memerlukan konfirmasi."
    )
  }

  var confirmIt: String { language.choose(en: "confirm it", zhHans: "确认", id: "mengonfirmasi") }

  func valueName(of kind: Form.Field.Kind) -> String {
    switch kind {
    case .text, .multiline, .secret: language.choose(en: "text", zhHans: "文本", id: "teks")
    case .code: language.choose(en: "code", zhHans: "代码", id: "kode")
    case .choice: language.choose(en: "value", zhHans: "值", id: "nilai")
    case .file: language.choose(en: "path", zhHans: "路径", id: "path")
    case .consent: language.choose(en: "consent", zhHans: "同意", id: "persetujuan")
    }
  }
}
