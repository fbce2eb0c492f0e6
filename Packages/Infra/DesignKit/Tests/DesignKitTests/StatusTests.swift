import DesignKit
import Testing

@Suite struct StatusTests {
  private static let writers: [any ElementWriter] = [
    PlainWriter(), ASCIIWriter(), LinearWriter(), MarkdownWriter(),
  ]

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `callouts of any two statuses differ without styles`(glyphs: GlyphSet) {
    for writer in Self.writers {
      let written = Status.allCases.map { status in
        writer.render(.callout(status, title: "same", message: "same"), in: environment(glyphs))
      }
      #expect(Set(written).count == Status.allCases.count)
    }
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `badges of any two statuses differ without styles`(glyphs: GlyphSet) {
    for writer in Self.writers where !(writer is LinearWriter) {
      let written = Status.allCases.map { status in
        writer.render(.badge(Badge("same", status)), in: environment(glyphs))
      }
      #expect(Set(written).count == Status.allCases.count)
    }
  }

  @Test func `read aloud, a badge announces only what needs attention`() {
    let written = Status.allCases.map { status in
      LinearWriter().render(.badge(Badge("same", status)), in: environment(.unicode)).split(separator: "\n")
    }
    #expect(
      written == [
        ["same"], ["same"], ["Warning: same"], ["Error: same"], ["Offline: same"], ["Saved copy: same"],
      ]
    )
  }

  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `a chosen option differs from the others without styles`(glyphs: GlyphSet) {
    for writer in Self.writers {
      let written = [true, false].map { isSelected in
        writer.render(.chips([.option("same", isSelected: isSelected)]), in: environment(glyphs))
      }
      #expect(written[0] != written[1])
    }
  }

  private func environment(_ glyphs: GlyphSet) -> RenderEnvironment {
    RenderEnvironment(width: 60, capability: Capability(glyphs: glyphs))
  }
}
