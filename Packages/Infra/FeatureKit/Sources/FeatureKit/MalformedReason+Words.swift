public import DomainKernel
public import LocalizationKit

extension MalformedReason {
  /// The fault in a few words, to stand in a sentence or in brackets.
  ///
  /// - Parameter language: The language of the words.
  /// - Returns: Words without a full stop.
  public func words(in language: Language) -> String {
    switch self {
    case .empty: language.choose(en: "the body is empty", zhHans: "内容为空", id: "isinya kosong")
    case .webPage:
      language.choose(
        en: "it is a web page, not JSON",
        zhHans: "返回的是网页，不是 JSON",
        id: "isinya halaman web, bukan JSON"
      )
    case .notJSON: language.choose(en: "the body is not JSON", zhHans: "内容不是 JSON", id: "isinya bukan JSON")
    case .halfCharacter:
      language.choose(
        en: "the JSON holds half of a character",
        zhHans: "JSON 中有半个字符",
        id: "JSON memuat separuh karakter"
      )
    case .incomplete:
      language.choose(
        en: "the JSON ends before it is complete",
        zhHans: "JSON 不完整",
        id: "JSON berakhir sebelum lengkap"
      )
    case .tooDeep(let levels):
      language.choose(
        en: "the JSON is nested deeper than \(levels) levels",
        zhHans: "JSON 嵌套超过\(levels)层",
        id: "JSON bersarang lebih dari \(levels) tingkat"
      )
    case .tooManyValues(let limit):
      language.choose(
        en: "the JSON has more than \(limit) values",
        zhHans: "JSON 的值超过\(limit)个",
        id: "JSON memiliki lebih dari \(limit) nilai"
      )
    case .tooLarge(let bytes):
      language.choose(
        en: "it is larger than \(bytes >> 20) MiB",
        zhHans: "响应超过\(bytes >> 20) MiB",
        id: "ukurannya lebih dari \(bytes >> 20) MiB"
      )
    case .unexpectedShape(let shape):
      language.choose(
        en: "the JSON has an unexpected shape: \(shape.words(in: language))",
        zhHans: "JSON 的结构不符合预期：\(shape.words(in: language))",
        id: "bentuk JSON tidak sesuai: \(shape.words(in: language))"
      )
    case .nothingUsable:
      language.choose(
        en: "it has no usable content",
        zhHans: "其中没有可用的内容",
        id: "tidak ada isi yang dapat digunakan"
      )
    case .unrelated:
      language.choose(en: "it is for a different item", zhHans: "内容与请求不符", id: "isinya untuk butir lain")
    case .foreignAddress:
      language.choose(
        en: "it links to an address outside the service",
        zhHans: "链接指向其他服务",
        id: "sebuah tautan mengarah ke luar layanan"
      )
    case .missingPage:
      language.choose(
        en: "the service does not have this page",
        zhHans: "服务没有此页面",
        id: "layanan tidak memiliki halaman ini"
      )
    case .endless:
      language.choose(
        en: "its list continues with nothing new",
        zhHans: "列表的后续部分没有新内容",
        id: "daftarnya berlanjut tanpa isi baru"
      )
    case .moving:
      language.choose(
        en: "the list changed while it was read",
        zhHans: "读取期间列表有变动",
        id: "daftar berubah saat dibaca"
      )
    case .unexpectedStatus(let code):
      language.choose(
        en: "it has the unexpected status \(code)",
        zhHans: "意外的状态码\(code)",
        id: "status \(code) tidak terduga"
      )
    case .uncalledNotModified:
      language.choose(
        en: "its status is 304, but the request was not conditional",
        zhHans: "请求不带条件，却返回304",
        id: "statusnya 304, tetapi permintaannya tanpa syarat"
      )
    case .libraryMissing:
      language.choose(
        en: "libcurl 7.68 or later is needed for network access; "
          + "install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)",
        zhHans: "需要 libcurl 7.68或更高版本，请安装软件包 libcurl4（Debian、Ubuntu）或 libcurl（Fedora、Alpine）",
        id: "libcurl 7.68 atau lebih baru diperlukan; pasang paket libcurl4 (Debian, Ubuntu) "
          + "atau libcurl (Fedora, Alpine)"
      )
    case .transfer(let fault): fault.words(in: language)
    }
  }
}

extension UnexpectedShape {
  /// The value that does not fit, in a few words that stand behind a colon.
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .missing(let name, place: ""):
      language.choose(en: "no '\(name)'", zhHans: "缺少“\(name)”", id: "'\(name)' tidak ada")
    case .missing(let name, let place):
      language.choose(
        en: "no '\(name)' at \(place)",
        zhHans: "“\(place)”处缺少“\(name)”",
        id: "'\(name)' tidak ada di \(place)"
      )
    case .null(let place):
      at(place, language.choose(en: "null", zhHans: "空值", id: "nilai kosong"), language)
    case .otherType(let place):
      at(
        place,
        language.choose(en: "another type than expected", zhHans: "类型不符", id: "jenis yang lain"),
        language
      )
    case .unusable(let place):
      at(
        place,
        language.choose(
          en: "an unusable value",
          zhHans: "值无法使用",
          id: "nilai yang tidak dapat digunakan"
        ),
        language
      )
    case .notAhead:
      language.choose(
        en: "the next page is not ahead",
        zhHans: "下一页不在当前页之后",
        id: "halaman berikutnya tidak berada di depan"
      )
    }
  }

  private func at(_ place: String, _ words: String, _ language: Language) -> String {
    guard !place.isEmpty else { return words }
    return language.choose(
      en: "\(words) at \(place)",
      zhHans: "“\(place)”处\(words)",
      id: "\(words) di \(place)"
    )
  }
}
