import CommandKit
import MonorepoDiagrams
import MonorepoGraph
import MonorepoScaffold
import MonorepoSystem

/// `monorepo new-feature`: a feature package that builds, is tested, and is in every list that must name it.
struct NewFeatureCommand: Sendable {
  let machine: Machine
  private let name = Argument<String>("name", help: "The feature's name in UpperCamelCase.")
  private let area = Option<String?>(
    "area",
    help: "The area of the domain that it belongs to.",
    valueName: "area"
  )
  private let root = Option<String>("root", help: "The repository's folder.", valueName: "dir", default: ".")
  private let template = Option<String>(
    "template",
    help: "The template's folder, relative to the root.",
    valueName: "dir",
    default: "Packages/Tools/Monorepo/Templates/Feature"
  )

  init(machine: Machine) {
    self.machine = machine
  }

  var definition: Command {
    Command(
      "new-feature",
      abstract: "Create a feature package and name it wherever it must be named.",
      discussion: """
        The template is a folder of the repository with a template.json, which says where its files go and which lines \
        are added to files that are there. Pictures in README files are renewed.

        Exit codes: 0 done, 2 unusable input; then nothing was written.
        """,
      examples: [
        Example("monorepo new-feature Weather", "A feature with the command `weather`."),
        Example(
          "monorepo new-feature Favourites --area Streaming",
          "One that may use the domain of an area."
        ),
      ],
      parameters: [name, area, root, template],
      run: run
    )
  }

  private func run(_ invocation: Invocation) async throws -> ExitCode {
    do throws(UnusableInput) {
      let name = try FeatureName(invocation[name])
      let repository = try await machine.repository(at: invocation[root])
      let (folder, files) = (invocation[template], machine.files)
      let scaffold = Scaffold(
        template: try Template(
          at: folder.hasPrefix("/") ? folder : repository.root + "/" + folder,
          files: files
        ),
        repository: repository,
        files: files
      )
      let plan = try scaffold.plan(for: name, area: invocation[area])
      // Markers that cannot be used are refused before anything is written.
      _ = try PictureUpdate(of: repository, files: files)
      let written = try plan.write(files: files)
      do throws(UnusableInput) {
        report(plan, try await renewedPictures(at: invocation[root]))
      } catch {
        // A template whose manifest cannot be read shows only here.
        written.takeBack(files: files)
        throw error
      }
      return .done
    } catch {
      return machine.refuse(error)
    }
  }

  private func renewedPictures(at root: String) async throws(UnusableInput) -> PictureUpdate {
    let pictures = try PictureUpdate(of: try await machine.repository(at: root), files: machine.files)
    try pictures.write(files: machine.files)
    return pictures
  }

  private func report(_ plan: ScaffoldPlan, _ pictures: PictureUpdate) {
    for path in plan.createdPaths { machine.output("created \(path)") }
    for path in Set(plan.changedPaths + pictures.paths).sorted() { machine.output("changed \(path)") }
    if !plan.nextSteps.isEmpty { machine.output("\nNext:") }
    for step in plan.nextSteps { machine.output("  \(step)") }
  }
}
