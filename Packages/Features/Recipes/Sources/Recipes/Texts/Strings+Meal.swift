import DesignKit
import LocalizationKit

extension Strings {
  var ingredients: SafeText { language.choose(en: "Ingredients", zhHans: "食材") }
  var steps: SafeText { language.choose(en: "Steps", zhHans: "步骤") }
  var alsoCalled: SafeText { language.choose(en: "also called", zhHans: "又名") }
  var category: SafeText { language.choose(en: "Category", zhHans: "分类") }
  var area: SafeText { language.choose(en: "Kitchen", zhHans: "菜系") }
  var number: SafeText { language.choose(en: "Id", zhHans: "编号") }
  var video: SafeText { language.choose(en: "Video", zhHans: "视频") }
  var source: SafeText { language.choose(en: "Source", zhHans: "来源") }
  var picture: SafeText { language.choose(en: "Picture", zhHans: "图片") }

  var nothingKnown: SafeText {
    language.choose(en: "Nothing more is known of this meal.", zhHans: "此菜肴没有更多信息。")
  }

  var keepIt: SafeText { language.choose(en: "Keep it", zhHans: "收藏") }
  var buyFor: SafeText { language.choose(en: "Shop for it", zhHans: "加入购物清单") }

  func alsoCalled(_ name: SafeText) -> SafeText {
    language.choose(en: "also called \(name)", zhHans: "又名\(name)")
  }

  func servings(_ servings: Servings) -> SafeText {
    let (wanted, base) = (servings.wanted, servings.base)
    return language.choose(
      en: "For \(wanted), from a recipe for \(base)",
      zhHans: "\(wanted)人份，由\(base)人份的菜谱换算"
    )
  }

  func assumedBase(_ servings: Servings) -> SafeText {
    language.choose(
      en: "The recipe does not say for how many it is; \(servings.base) is assumed. State it with --base.",
      zhHans: "菜谱未说明是几人份，假定为\(servings.base)人份。可用 --base 指定。"
    )
  }

  func notScaled(_ count: Int) -> SafeText {
    language.plural(
      count,
      en: (
        "1 measure is not a number and stays as it is.",
        "\(count) measures are not numbers and stay as they are."
      ),
      zhHans: "\(count)个用量不是数字，保持原样。"
    )
  }
}
