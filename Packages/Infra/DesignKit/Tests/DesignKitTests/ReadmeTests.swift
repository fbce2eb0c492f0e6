import DesignKit
import Testing

@Suite struct ReadmeTests {
  @Test func `the sample of the README renders`() {
    let product = (title: "Fjord", synopsis: "Four seasons on one shore.")
    let variables = ["TERM": "dumb"]

    let title = SafeText(product.title)  // foreign text enters here, and only here
    let row = ListRow(
      title,
      icon: .pointer,
      subtitle: SafeText(product.synopsis),
      details: ["\(Icon.star, .warning) 7.8", StyledText("sandbox", .muted)]
    )
    let screen = Element.stack(
      [.heading("Films", .page), .list([.row(row)], spacing: 1)],
      spacing: 1
    )

    let environment = RenderEnvironment.detected(
      environment: variables,
      isTerminal: true,
      columns: 40
    )
    let output = TerminalWriter().render(screen, in: environment)

    #expect(lines(output).count == 6)
  }
}
