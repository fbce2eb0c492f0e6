extension Line {
  /// Returns the line on a surface; what lies on another one than the page stays there.
  func painted(on surface: Surface) -> Line {
    var result = Line()
    for span in spans {
      var style = span.style
      if style.surface == .page { style.surface = surface }
      result.append(Span(span.text, style, link: span.link, width: span.width))
    }
    return result
  }
}
