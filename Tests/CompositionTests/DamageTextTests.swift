import DesignKit
import LocalizationKit
import StorageKit
import Testing

@testable import TesseraApp

/// What every command says of user data that was damaged.
@Suite struct DamageTextTests {
  @Test(
    arguments: [
      (7, 0, "7 entries have been recovered. "), (1, 0, "1 entry has been recovered. "),
      (1200, 1, "1,200 entries have been recovered. At least 1 entry is lost. "),
      (0, 0, "Nothing could be recovered. "),
      (0, 2, "Nothing could be recovered. At least 2 entries are lost. "), (nil, nil, ""),
    ] as [(Int?, Int?, String)]
  )
  func `the text names the data, and how much of it was recovered`(
    recovered: Int?,
    lost: Int?,
    words: String
  ) {
    let strings = Strings(.english)
    let file = DamagedFile(path: "/d", recovered: recovered, lost: lost)

    #expect(
      strings.wasDamaged(file, content: strings.savedCards)
        == "Warning: Some of your saved data (deck and communities) was damaged. \(words)"
        + "Move or remove the damaged file to stop this warning: /d"
    )
  }

  @Test(arguments: [
    (Language.simplifiedChinese, "警告：部分已保存的内容（收藏和购物清单）已损坏。已恢复7个条目。至少丢失2个条目。移走或删除损坏的文件后，不再显示此警告：/d"),
    (
      .indonesian,
      "Peringatan: Sebagian data tersimpan (favorit dan daftar belanja) rusak. 7 entri telah dipulihkan. "
        + "Setidaknya 2 entri hilang. Pindahkan atau hapus berkas yang rusak untuk menghentikan peringatan ini: /d"
    ),
  ])
  func `damage is told in the language of the user`(language: Language, words: String) {
    let strings = Strings(language)

    #expect(
      strings.wasDamaged(DamagedFile(path: "/d", recovered: 7, lost: 2), content: strings.savedRecipes)
        == words
    )
  }

  @Test func `the notice of a page says the same without the word for a warning`() {
    let strings = Strings(.english)
    let notice = strings.damageNotice(
      DamagedFile(path: "/d", recovered: 7, lost: 2),
      content: strings.savedRecipes
    )

    #expect(
      notice
        == .callout(
          .warning,
          title: "Some of your saved data (favourites and shopping list) was damaged.",
          hint: """
            7 entries have been recovered. At least 2 entries are lost. Move or remove the damaged file to stop this \
            warning: /d
            """
        )
    )
  }

  @Test(arguments: Language.allCases)
  func `each kind of saved data has a name`(language: Language) {
    let strings = Strings(language)
    let names = Area.all.flatMap(\.saved).compactMap { $0.content?(strings) }

    #expect(names.count == 6)
    #expect(Set(names).count == 6)
  }
}
