import DesignKit
import LocalizationKit
import StreamingDomain

extension Strings {
  var director: SafeText { language.choose(en: "By", zhHans: "导演") }
  var cast: SafeText { language.choose(en: "With", zhHans: "主演") }
  var reviews: SafeText { language.choose(en: "Reviews", zhHans: "评论") }
  var picture: SafeText { language.choose(en: "Picture", zhHans: "图片") }
  var year: SafeText { language.choose(en: "Year", zhHans: "年份") }
  var age: SafeText { language.choose(en: "Age", zhHans: "年龄") }

  /// The star before a rating, with the word that a screen reader says for it.
  var star: Icon {
    Icon(Icon.star.unicode, ascii: Icon.star.ascii, word: language.choose(en: "rated", zhHans: "评分"))
  }

  func kind(_ kind: ProductKind) -> SafeText {
    switch kind {
    case .movie: language.choose(en: "film", zhHans: "电影")
    case .series: language.choose(en: "series", zhHans: "剧集")
    case .episode: language.choose(en: "episode", zhHans: "单集")
    case .sport: language.choose(en: "broadcast", zhHans: "转播")
    case .other(let word): SafeText(word)
    }
  }

  /// A number alone is the age from which a product is suitable; anything else is the service's own word.
  func age(_ parentalRating: String) -> SafeText {
    parentalRating.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? "\(parentalRating)+" : SafeText(parentalRating)
  }

  /// The score out of ten; a round ten needs no digit after the point.
  func score(_ rating: AudienceRating) -> SafeText {
    rating.tenths == 100 ? "10" : "\(rating.tenths / 10).\(rating.tenths % 10)"
  }

  /// Names of people or genres.
  func list(_ names: [String]) -> SafeText { SafeText(language.list(names)) }
}
