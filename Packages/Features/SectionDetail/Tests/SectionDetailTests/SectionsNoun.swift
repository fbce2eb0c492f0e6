import CommandKit
import FeatureKit
import SectionDetail

/// The noun below which the verb stands in the program.
struct SectionsNoun: Feature {
  let commands: [Command]

  init(_ detail: SectionDetailFeature) {
    commands = [Command("sections", abstract: "List the sections.", subcommands: detail.commands)]
  }
}
