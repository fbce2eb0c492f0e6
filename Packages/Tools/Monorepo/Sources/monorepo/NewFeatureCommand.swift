import CommandKit
import MonorepoDiagrams
import MonorepoGraph
import MonorepoScaffold
import MonorepoSystem

/// `monorepo new-feature`: a feature package that builds, is tested, and is in every list that must name it.
struct NewFeatureCommand: Sendable {
  let machine: Machine
  private let name = Argument<String>("name", help: "Name of the feature in UpperCamelCase.")
  private let area = Option<String?>(
    "area",
    help: "Area of the domain that the feature uses.",
    valueName: "area"
  )
  private let root = Option<String>(
    "root",
    help: "Root folder of the repository.",
    valueName: "dir",
    default: "."
  )
  private let template = Option<String>(
    "template",
    help: "Folder of the template, relative to the root.",
    valueName: "dir",
    default: "Packages/Tools/Monorepo/Templates/Feature"
  )

  init(machine: Machine) {
    self.machine = machine
  }

  var definition: Command {
    Command(
      "new-feature",
      abstract: "Create a feature package and register it.",
      discussion: """
        The template is a folder of the repository with a template.json, which lists its files and the lines to add \
        to existing files. Pictures in README files are updated.

        Exit codes: 0 success, 2 invalid input, and nothing is written.
        """,
      examples: [
        Example("monorepo new-feature Weather", "a feature with the command 'weather'"),
        Example(
          "monorepo new-feature Favourites --area Streaming",
          "a feature that uses the domain of an area"
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
