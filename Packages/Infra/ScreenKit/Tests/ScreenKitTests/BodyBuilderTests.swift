import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

@Suite struct BodyBuilderTests {
  @Test(arguments: [("", ["row"]), ("All", ["All", "", "row"])] as [(SafeText, [String])])
  func `rows without a heading are set apart from what stands above them, if anything does`(
    header: SafeText,
    lines: [String]
  ) {
    var builder = BodyBuilder(Strings(.english))
    let page = Page(
      "Films",
      header: header.isEmpty ? .empty : .text(StyledText(header)),
      groups: [ItemGroup([Item("row", ListRow("row"))])]
    )

    let body = builder.body(.page(page), filter: "", Painter(RenderEnvironment(width: 40)))

    let texts = body.lines.lines(in: 0..<body.lines.count).map { line in
      String(line.text.drop { $0 == " " })
    }
    #expect(texts == lines)
  }
}
