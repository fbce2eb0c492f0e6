import DomainKernel
import FeatureKit

/// Opens addresses in the browser while a user looks at the output, and nothing on pipes.
struct TerminalLinkOpener: LinkOpener {
  let process: ProcessContext

  func open(_ link: WebLink) async -> Bool {
    process.output.isTerminal && process.openAddress(link.description)
  }
}
