import DesignKit
import FeatureFakes
import LocalizationKit
import Testing

@Suite struct WrittenScreenTests {
  private let screen = Element.errorState(title: "Gone")
  private let chinese = Language.simplifiedChinese

  /// The line above a width.
  private func ruler(_ label: String, filledBy count: Int) -> String {
    label + String(repeating: "─", count: count) + "\n"
  }

  @Test func `a screen is usually looked at in three widths`() {
    #expect(WrittenScreen.usualWidths == [40, 80, 120])
  }

  @Test func `the form without styles has the widths below each other`() {
    let text = WrittenScreen.plain(.rule())

    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count) == [
        40, 40, 0, 80, 80, 0, 120, 120, 0,
      ]
    )
    let expected =
      ruler("─── 40 columns ", filledBy: 25) + String(repeating: "─", count: 40) + "\n\n"
      + ruler("─── 80 columns ", filledBy: 65) + String(repeating: "─", count: 80) + "\n\n"
      + ruler("─── 120 columns ", filledBy: 104) + String(repeating: "─", count: 120) + "\n"
    #expect(text == expected)
  }

  @Test func `the form without styles has the given widths, in the given language`() {
    let ruler = ruler("─── 20 columns ", filledBy: 5)

    #expect(WrittenScreen.plain(screen, widths: [20]) == ruler + "▎ ✕ Error: Gone\n")
    #expect(WrittenScreen.plain(screen, in: chinese, widths: [20]) == ruler + "▎ ✕ 错误：Gone\n")
    #expect(WrittenScreen.plain(screen, widths: []) == "")
  }

  @Test func `lines are filled up for a terminal`() {
    #expect(WrittenScreen.filled(screen, width: 16) == "▎ ✕ Error: Gone \n")
    #expect(WrittenScreen.filled(screen, in: chinese, width: 16) == "▎ ✕ 错误：Gone  \n")
  }

  @Test func `styles and addresses are tags, in 80 columns`() {
    let link = WrittenScreen.tagged(.link("site", to: "https://example.com"))

    #expect(link == "<a href=\"https://example.com\"><link.underline>site</link.underline></a>\n")
    #expect(WrittenScreen.tagged(.rule()).contains(String(repeating: "─", count: 80) + "<"))
    #expect(!WrittenScreen.tagged(.rule()).contains(String(repeating: "─", count: 81)))
    #expect(WrittenScreen.tagged(screen).contains("Error:"))
    #expect(WrittenScreen.tagged(screen, in: chinese).contains("错误："))
  }

  @Test func `a screen reader gets sentences`() {
    #expect(WrittenScreen.linear(screen) == "Error: Gone\n")
    #expect(WrittenScreen.linear(screen, in: chinese) == "错误：Gone\n")
  }

  @Test func `a snapshot without styles is named after its form`() {
    let (usual, other) = (
      WrittenScreen.plain(screen, named: "probe"),
      WrittenScreen.plain(screen, named: "probe", in: chinese, widths: [20])
    )

    #expect(usual.name == "probe.plain")
    #expect(usual.description == "probe.plain")
    #expect(usual.text == WrittenScreen.plain(screen, in: .english, widths: [40, 80, 120]))
    #expect(other.text == WrittenScreen.plain(screen, in: chinese, widths: [20]))
  }

  @Test func `every form is a snapshot with its own name`() {
    let forms = WrittenScreen.everyForm(of: screen, named: "probe")

    #expect(forms.map(\.name) == ["probe.plain", "probe.tagged", "probe.linear"])
    #expect(forms.map(\.description) == ["probe.plain", "probe.tagged", "probe.linear"])
    let texts = [
      WrittenScreen.plain(screen, in: .english, widths: [40, 80, 120]),
      WrittenScreen.tagged(screen, in: .english), WrittenScreen.linear(screen, in: .english),
    ]
    #expect(forms.map(\.text) == texts)
  }

  @Test func `every form is in the given language, without styles in the given widths`() {
    let forms = WrittenScreen.everyForm(of: screen, named: "probe", in: chinese, widths: [20])

    let texts = [
      WrittenScreen.plain(screen, in: chinese, widths: [20]), WrittenScreen.tagged(screen, in: chinese),
      WrittenScreen.linear(screen, in: chinese),
    ]
    #expect(forms.map(\.text) == texts)
  }
}
