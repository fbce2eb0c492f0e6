import DesignKit

extension RenderEnvironment {
  static func plain(_ width: Int) -> RenderEnvironment { RenderEnvironment(width: width) }

  static func terminal(
    _ width: Int,
    depth: ColorDepth = .truecolor,
    theme: Theme = .dark,
    hyperlinks: Bool = false
  ) -> RenderEnvironment {
    RenderEnvironment(
      width: width,
      theme: theme,
      capability: Capability(colorDepth: depth, allowsEmphasis: true, hyperlinks: hyperlinks)
    )
  }
}
