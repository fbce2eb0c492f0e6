import MonorepoGraph
import Testing

@testable import MonorepoChecks

@Suite struct SwallowedErrorTests {
  private let source = Fixture.filmsSource

  @Test(arguments: [
    "let film = try? find()", "_ = try? await films.find()", "let film = (try? find()) ?? none",
    "films.map { try? find($0) }", #"let text = "\(try? find())""#, "do { try find() } catch {}",
    "do { try find() } catch { // none\n}", "do { try find() } catch FilmError.missing {\n\n}",
    "do { try find() } catch let error as FilmError { /* none */ }", "try? run(argument: word)",
    "do { try find() } catch { _ = error }", "do { try find() } catch { () }",
    "do { try find() } catch { ; }", "try? Film(argument: word).load()", "try? Film(argument: word)?.load()",
    "try? Film(argument: find())", "do { try find() } catch { return nil }",
    "do { try find() } catch let error { return [] }", "do { try find() } catch (let e) { return [:] }",
    #"do { try find() } catch { return "" }"#, "do { try find() } catch { return false }",
    "do { try find() } catch _ { return -1 }", "do { try find() } catch { return .none }",
    "do throws(FilmError) { try find() } catch { /* none */ return }",
    "do { try find() } catch { continue films }", "do { try find() } catch is any Error { break }",
    "do { try find() } catch { self.film = nil }", "do { try find() } catch { isOn = false; return nil }",
    "do { try find() } catch .missing { show() } catch { _ = error; return () }",
    "do { try await clock.sleep(for: pause) } catch { continue }",
    "do { try await clock.sleep(for: pause); try find() } catch { return }",
    "do { try await sleep(1) } catch is CancellationError { show() } catch { return }",
    "do { try find() } catch { let _ = error }", "do { try find() } catch { return nil as Film? }",
    "do { try find() } catch is Swift.Error { return }", "do { try find() } catch { films = [] as [Film] }",
    "do { try find() } catch { return [Film]() }", "do { try find() } catch { return [Int: [Film]]() }",
    "do { try find() } catch { return Set<Film>() }", "do { try find() } catch { return Data() }",
    "do { try find() } catch { films = .init() }", "do { try find() } catch { return (nil, [0, 1]) }",
    "do { try find() } catch { return Optional.none }",
    "do { try find() } catch let error as NSError { return nil }",
    "do { try find() } catch where true { return }",
    "do { try find() } catch let error where true { return nil }",
    "try? Film(argument: word)\n  .load()",
    "let all = if case .success(let films) = found { films } else { [] }",
    "if case .success(let film)? = found { return film } else { return nil }",
    "guard case .success(let films) = found else { return [] }",
    "guard case let .success(film)? = found, isOn else { return nil }",
    "if case let .success(film) = found { film } else { nil }",
    "switch found { case .success(let film): [film] case .failure: return [] }",
    "switch found { case .failure(_): nil default: film }",
    "switch found { case .failure?: films = []\ncase .success(_): break }",
    "switch found { case .success(let film): show(film) case .failure: break }",
    "switch found { case .failure: return\ncase .success(let film): show(film) }",
    "switch found { case .success(let film): show(film) case .failure: break    }",
    "switch found { case .success(let film): [film] case let .failure(e): [] }",
    "switch found { case .success(let film): [film] case .failure(let e): return [] }",
    "switch found { case .success(let film): [film] case Result.failure: return [] }",
    #"switch found { case .success(let film): film.name case .failure: return "unknown" }"#,
    #"switch found { case .failure: "unknown" case .success(let film): film.name }"#,
    "switch found { case .success(let film): return film; default: return nil }",
    "switch found { case .success(let film) where film.isNew: [film] case .success: none default: [] }",
    "switch found { case .success(let film): show(film) default: break }",
    "func load() { Task { try await find() } }", "func load() { seek(); Task.detached { try await find() } }",
    "_ = Task { try await find() }", "Task(priority: .low) { try await find() }",
    "Task { do { try find() } catch .missing { show() } }", "Task { if isOn { try find() } }",
    "Task { do { try find() } catch { show(error) }; try seek() }",
    "Task { if let film,\n  let year { try await find() } }", "Task { if isOn\n{ try await find() } }",
    "Task { if films.contains(where: { $0.isNew }) { try await find() } }",
    "Task { all: for film in films { try await find() } }", "Task { let new = if isOn { try find() } }",
  ])
  func `what may swallow an error is found at its line`(code: String) throws {
    var fixture = Fixture()
    fixture.files[source] = "import FilmsDomain\n" + code

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.swallowedError])
    #expect(findings.map(\.path) == [source])
    #expect(findings.map(\.line) == [2])
    #expect(findings.allSatisfy { $0.what.hasPrefix("an error may be swallowed") })
  }

  @Test(arguments: [
    "// try? find()", "/* do {} catch {} */", #"let text = "try? find()""#, "let film = try find()",
    "let all = films.map { film -> CatalogEntry? in nil }", "do { try find() } catch { show(error) }",
    "enum Word { case `catch` }\nstruct Film {}", "let isOn = try? Bool(argument: word)",
    "let isOn = (try? Bool(argument: word)) ?? false", "let isOn = try? Bool(argument: word) ?? false",
    "do { try find() } catch { _ = report(error) }", "do { try find() } catch { { show(error) }() }",
    "do { try find() } catch .missing { return nil }", "do { try find() } catch FilmError.none { return [] }",
    "do { try find() } catch let .refused(why) { return nil }", "do { try find() } catch .busy(_) { return }",
    "do { try find() } catch let error where error.isMissing { return nil }",
    "do { try find() } catch is CancellationError { return }", "do { try find() } catch { return other }",
    "do { try find() } catch { return .missing }", #"do { try find() } catch { return "\(error)" }"#,
    "do { try find() } catch is FilmsClient.Error { return }",
    "do { try find() } catch { return error as? FilmError }",
    "do { try find() } catch { hasFailed = true }", "do { try find() } catch { failed = true; return nil }",
    "do { try find() } catch { return Film() }", "do { try find() } catch { return [film]().first }",
    "do { try find() } catch { return nilFilm }", "do { try find() } catch { return (nil, error) }",
    "do { try find() } catch let error as NSError where error.code == code { return nil }",
    "do { try find() } catch { return\nfind(again) }", "do { try find() } catch { isOn = seek() }",
    "do { try await clock.sleep(for: pause); seek() } catch { return false }",
    "if case .success(let film) = found { show(film) } else { films = [] }",
    "if case .success(let film) = found { film } else { none }",
    "guard case .success(let film) = found else { return }",
    "guard case .success(let film) = found else { throw missing }",
    "guard case .success(let film) = found else { show(); return nil }",
    "switch status { case .success: 0 case .failure: 1 }",
    "switch found { case .success(let film): film case .failure: throw error }",
    "switch found { case .failure: true case .success(_): false }",
    "switch found { case .failure(let error): return [] }", "switch found { case .failure(_): return }",
    "switch found { case .success(let film): [film] case .failure(missing): [] }",
    "switch found { case .success(let film): [film] case let .failure(e): log(e); return [] }",
    #"switch found { case .success(let film): film.name case .failure: return "\(code)" }"#,
    "switch message { case .notes(let texts): show(texts) case .failure: break }",
    "switch load { case .loaded(let film): done(.success(film)) case .failure: break }",
    "switch load { case .success(let film): show(film) case .failure: return case .cancelled: stop() }",
    "switch found { case .success(let film): film default: throw missing }",
    "switch status { case .success: 0 default: 1 }",
    "switch load { case .success(let film): film case .cancelled: other default: nil }",
    "switch found { case .success(let film): film case .failure(let e): throw e default: nil }",
    "switch load { case .loaded(let film): film default: nil }",
    "let task = Task { try await find() }", "let task =\n  Task { try await find() }",
    "try await Task { try await find() }.value", "Task { await find() }",
    "Task { do { try find() } catch { show(error) } }",
    "Task { do { try find() } catch .missing { show() } catch { show(error) } }",
    "do { try await Task<Never, Never>.sleep(for: pause) } catch { return }",
    "Task { try await Task<Never, Never>.sleep(for: pause); show() }",
    "Task { try await clock.sleep(for: pause); show() }", "Task { show(Result { try find() }) }",
    "Task { let task = Task { try find() }; show(task) }",
    "if Task.isCancelled { try await find() }",
    "func load() -> Task<Void, any Error> { Task { try await find() } }",
    "retry(catch: {})", "retry { find() } catch: {}", "let isOn = try? Bool(argument: word)\n  ?? false",
  ])
  func `what swallows no error is not found`(code: String) throws {
    var fixture = Fixture()
    fixture.files[source] = "import FilmsDomain\n" + code

    #expect(try fixture.findings() == [])
  }

  @Test(arguments: [
    "x=[]", #"x["a"] = nil"#, #"x["a", default: 1] = 0"#, "(x.a, x.b) = ([], 0)", "a.b?.c![d].e = nil",
    "return 0x0", "return 1e3", "return 1e-3", "return !true", "return (a: 0, b: 0)",
    "return [(0), [nil: -1.5]]", "return Optional<Int>.none", "return [Int].init()", "return Set<Int>.init()",
    "return .success([])", "return Result<[Int], Error>.success(())", "return\n nil", "return [\n]",
    "x = nil\nbreak", "`x` = nil", "do {}", "_ = (error)", "_ = error.localizedDescription",
    "debugPrint(error); return []", "NSLog(a(b())); x = nil", #"self.logger.error("\(error)"); return .none"#,
    "await log(error)\nreturn 0",
    "logFailure(); return []", "self.filmLogger.error(a); return nil", "Logger(a: b).error(c); return 0",
    "showFailure(); return []", "logOut()\nreturn nil", "await self.films.clear(all: 0); return nil",
    #"show("a", title: "b"); films = []"#, "find(); isOn = false; return",
    "return .zero", "let r = 0; return r", "r = []\nreturn r",
    #"assertionFailure("a"); return 0"#,
    "switch error { default: return [] }", "if true { return [] }", "guard false else { return [] }",
    "do { return [] }", "defer {}; return nil", "return Int?.none", "let e = error; _ = e",
    "let e = error; return nil",
    "if error is CancellationError { return [] }; return []", "if Task.isCancelled { return }; return",
    "if isOn { return 0 } else if isOff { return 1 } else { return nil }",
    "guard films(of: { a }).isEmpty else { return [] }\nreturn nil", "return .empty",
    "continuation.resume(returning: nil)",
    "#if A\ndebugPrint(error)\n#endif\nreturn []", "#if A\nshow(error)\n#endif",
    "#if A\nshow(error)\n#else\nreturn []\n#endif", "#if A\nreturn []\n#else\nshow(error)\n#endif",
    "#if A\n#if B\nreturn []\n#endif\n#endif", "#if A\nshow(error)\n#elseif B\nshow(error)\n#endif",
    "#if A\nshow(error)\n#if B\nshow(error)\n#else\nreturn []\n#endif\n#endif",
    "#if A\nshow(error)\n#elseif B\n#else\nshow(error)\n#endif",
    "#if A\nshow(error)\n#elseif B\nreturn []\n#elseif C\nthrow error\n#else\nthrow error\n#endif",
    "#if A\nthrow a\n#elseif B\n#if C\nreturn 0\n#else\nthrow b\n#endif\n#else\nthrow c\n#endif",
  ])
  func `a literal answers every error, however it is written`(body: String) throws {
    let findings = try findings(catching: "{ \(body) }")

    #expect(findings.map(\.rule) == [.swallowedError])
  }

  @Test(arguments: [
    "_ = report()", "_ = error.report()", "return [key: 0]", "return .success(film)", "return Film(a: 0)",
    "count += 1", "return 0 + count", "return String(error)", "return (0, error: error)",
    "let r = 0; return s", "let r = 0; return r.next", "self.r = 0; return self", "return .zero(error)",
    "show(.failed); return []", "show(isOn); return nil", "setFailed(true); return nil",
    "find().load(); return nil", "find { show(error) }; return nil", "films = []; find()",
    "if isOn { find() } else { return [] }", "x = nil; return find()", "x = find(); return nil", "find()",
    "let e = error; show(e)", "let e = error.code; show(e)", "self.e = error; return nil",
    "if isOn { return [] }", "if isOn { return [] }; throw error", "if error is A { show() }; return []",
    "if error == .a { return [] }; return nil", "let e = error; if e == .a { return [] }; return nil",
    "if isOn { return [] } else { show() }", "guard error.isOld else { return nil }; return []",
    "a.resume(returning: error)", "a.resume(returning: true)", "a.resume(throwing: error)",
    "switch error { case .a: return [] }", "do { try find() }",
    "(x, failed) = (nil, true)", "catalog.add(error); return nil", "return [0].map(find)",
    "#if A\nshow(error)\n#else\nthrow error\n#endif",
    "#if A\nshow(error)\n#elseif B\nthrow error\n#else\nshow(error)\n#endif",
  ])
  func `what does something with the error is no literal`(body: String) throws {
    #expect(try findings(catching: "{ \(body) }") == [])
  }

  @Test(arguments: [
    ("{ log(error) }", 0), ("{ log(error); return }", 0), ("{ log(error); continue }", 0),
    (#"{ assertionFailure("a") }"#, 0),
    ("{ log(error) }; return []", 1), ("{ log(error) }\n return nil\n}\nfunc a() {}", 1),
    ("{ log(error) }; films = []", 0), ("{ log(error) }; return other", 0),
    ("{ log(error) }; return", 0),
    ("{ log(error); return }; return []", 0), ("{ log(error) } }\nreturn []", 0),
    ("{ show(error) }; return []", 0), (".missing { log(error); return [] }", 0),
  ])
  func `an error that is only logged is dropped where a literal is the answer`(
    code: String,
    count: Int
  ) throws {
    #expect(try findings(catching: code).count == count)
  }

  private func findings(catching code: String) throws -> [Finding] {
    var fixture = Fixture()
    fixture.files[source] = "import FilmsDomain\ndo { try find() } catch " + code
    return try fixture.findings().filter { $0.rule != .fileLength }
  }

  @Test func `an answer that drops the error is found at its own line, and excepted above it`() throws {
    var fixture = Fixture()
    fixture.add("do {\n  try find()\n} catch {\n  // None.\n  isOn = false\n  return nil\n}", to: source)
    let findings = try fixture.findings()
    fixture.files[source] = fixture.files[source]?
      .replacing("// None.", with: "// monorepo:allow swallowed-error: nothing is lost")

    #expect(findings.map(\.line) == [7])
    #expect(findings.first?.what == "an error may be swallowed by `catch { isOn = false; return nil }`")
    #expect(try fixture.findings() == [])
  }

  @Test func `several on one line are one finding, and each line has its own`() throws {
    var fixture = Fixture()
    fixture.files[source] = "import FilmsDomain\nlet a = try? find(), b = try? find()\nlet c = try? find()"

    #expect(try fixture.findings().map(\.line) == [2, 3])
  }

  @Test func `suites, and files outside of the rules' patterns, may swallow errors`() throws {
    var fixture = Fixture()
    fixture.add("let film = try? find()", to: Fixture.filmsSuite)
    fixture.add("let film = try? find()", to: "App/main.swift")

    #expect(try fixture.findings() == [])
  }

  @Test(arguments: [
    (#"{"module": "Films", "reason": "r"}"#, []),
    (#"{"file": "Packages/Features/Films/Sources/Films/Films.swift", "reason": "r"}"#, []),
    (#"{"module": "Films", "code": "find(", "reason": "r"}"#, []),
    (#"{"module": "Films", "code": "seek(", "reason": "r"}"#, [Rule.staleRule, .swallowedError]),
    (#"{"module": "Films", "code": "none", "reason": "r"}"#, [.staleRule, .swallowedError]),
    (#"{"module": "Books", "reason": "r"}"#, [.staleRule, .swallowedError]),
    (#"{"file": "Films.swift", "reason": "r"}"#, [.staleRule, .swallowedError]),
  ])
  func `an exception covers its module or file, and there the lines with its code`(
    exception: String,
    rules: [Rule]
  ) throws {
    var fixture = Fixture()
    fixture.rules = Fixture.rules(exceptions: exception)
    fixture.add("let film = try? find() // none", to: source)

    #expect(try fixture.findings().map(\.rule).sorted { $0.rawValue < $1.rawValue } == rules)
  }

  @Test func `an exception covers an empty catch by the code of its line`() throws {
    var fixture = Fixture()
    fixture.rules = Fixture.rules(
      exceptions: #"{"module": "Films", "code": "FilmError.missing", "reason": "r"}"#
    )
    fixture.add("do { try find() } catch FilmError.missing {}\ndo { try find() } catch {}", to: source)

    #expect(try fixture.findings().map(\.line) == [4])
  }

  @Test func `an exception that covers nothing any more is found by its place in the rules file`() throws {
    var fixture = Fixture()
    fixture.rules = Fixture.rules(
      exceptions: #"{"module": "Films", "reason": "r"}"#,
      #"{"file": "Gone.swift", "code": "find(", "reason": "r"}"#
    )
    fixture.add("let film = try? find()", to: source)

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.staleRule])
    #expect(findings.map(\.path) == ["architecture.json"])
    #expect(findings.allSatisfy { $0.what.hasPrefix("swallowedErrors.exceptions[1] (Gone.swift: find()") })
  }

  @Test(arguments: ["mayUse", "testsMayUse"])
  func `a module of the layer table that does not exist is found`(key: String) throws {
    var fixture = Fixture()
    fixture.rules = Fixture.usualRules.replacing(
      #""modules": ["Kernel"], "mayUse": []"#,
      with: key == "mayUse"
        ? #""modules": ["Kernel"], "mayUse": ["Films", "FilmKit"]"#
        : #""modules": ["Kernel"], "mayUse": [], "testsMayUse": ["Films", "FilmKit"]"#
    )

    let findings = try fixture.findings()

    #expect(findings.map(\.rule) == [.staleRule])
    #expect(findings.map(\.what) == ["layers[0].\(key) (Kernel) names FilmKit, which does not exist"])
  }

  @Test func `a module and a package of a layer that do not exist are found`() throws {
    var fixture = Fixture()
    fixture.rules = Fixture.usualRules.replacing(
      #""modules": ["Kernel"], "mayUse": []"#,
      with: #""modules": ["Kernel", "{Area}Model"], "packages": ["Packages/Gone/*"], "mayUse": []"#
    )

    #expect(
      try fixture.findings().map(\.what) == [
        "layers[0].modules (Kernel) names {Area}Model, which does not exist",
        "layers[0].packages (Kernel) names Packages/Gone/*, which does not exist",
      ]
    )
  }
}
