import CardsDomain
import CommandKit
import FeatureKit

/// The commands that belong to no area.
struct ProgramCommands {
  private let strings: Strings

  init(_ strings: Strings) {
    self.strings = strings
  }

  /// `open` and `browse`.
  var all: [Command] { [open, browse] }

  /// The example of `browse` for the help of the program.
  var browseExample: Example { Example("tessera browse", strings.browseExample) }

  private var open: Command {
    let link = Argument<String>("link", help: strings.linkHelp, valueName: strings.linkValue)
    return Command(
      "open",
      abstract: strings.openAbstract,
      discussion: strings.openDiscussion,
      examples: [
        Example("tessera open https://octodeck.furari.co/users/583231", strings.openCardExample),
        Example("tessera open tessera:/recipes/list/Seafood", strings.openPageExample),
      ],
      group: CommandGroup.program.title(in: strings.language),
      parameters: [link],
      action: OpenAction(link: link)
    )
  }

  private var browse: Command {
    Command(
      "browse",
      abstract: strings.browseAbstract,
      discussion: strings.browseDiscussion,
      examples: [browseExample],
      group: CommandGroup.program.title(in: strings.language),
      action: BrowseAction()
    )
  }
}

/// The action of `tessera open`, which the command that the link stands for takes over.
struct OpenAction: CommandAction {
  /// The link.
  let link: Argument<String>
}

/// The action of `tessera browse`.
struct BrowseAction: CommandAction {}

extension Route {
  /// Reads a link that leads to a screen of the program: one of its own, or the shared address of a card.
  ///
  /// - Parameter link: The link; `nil` is returned for every other address.
  init?(shared link: String) {
    if let card = CardLink(link) {
      self.init("cards", "show", card.description)
    } else {
      self.init(link: link)
    }
  }
}
