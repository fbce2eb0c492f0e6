import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request and its answer; what it checks comes in the order of the service: token, body, fields.
struct CareersExchange: Sendable {
  /// The request.
  let request: HTTPRequest
  /// Where it goes.
  let route: CareersRoute
  /// The present.
  let now: Date

  /// Whether the answer depends on nothing that users have made.
  var isStateless: Bool {
    switch route.endpoint.access {
    case .everyone: route.endpoint == .health
    case .everyoneOrUser: AccessToken.text(in: request) == nil
    case .user: false
    }
  }

  /// Answers a request that reads public content, of a guest unless a viewer is given.
  func publicReply(_ viewer: CareersAccount? = nil) throws(CareersFault) -> CareersReply {
    let answers = PublicAnswers(catalogue: CareersCatalogue.all.moved(to: now), viewer: viewer, now: now)
    let query = QueryItems(of: request.url)
    switch route.endpoint {
    case .health: return .ok(.object(["status": "ok", "service": "api", "version": "0.1.0"]))
    case .jobs: return try answers.jobs(query)
    case .job: return try answers.job(route.id)
    case .posts: return try answers.posts(query)
    default: throw .noRoute
    }
  }

  /// Answers any request, and makes the changes that it asks for.
  func reply(_ state: inout CareersState) throws(CareersFault) -> CareersReply {
    switch route.endpoint.access {
    case .everyone:
      return try reply(of: AuthenticationAnswers(fields: fields(), now: now), &state)
    case .everyoneOrUser:
      let place = try AccessToken.account(of: request, in: state, now: now)
      return try publicReply(place.map { state.accounts[$0] })
    case .user:
      guard let place = try AccessToken.account(of: request, in: state, now: now) else {
        throw .unauthorized("missing_access_token", "Access token is required")
      }
      return try reply(to: &state.accounts[place], &state.identifiers)
    }
  }

  private func fields() throws(CareersFault) -> RequestFields {
    try RequestFields(request.body)
  }

  private func reply(
    of answers: AuthenticationAnswers,
    _ state: inout CareersState
  ) throws(CareersFault) -> CareersReply {
    switch route.endpoint {
    case .register: return try answers.register(&state)
    case .login: return try answers.login(&state)
    case .refresh: return try answers.refresh(&state)
    case .logout: return answers.logout(&state)
    case .verifyEmail: return try answers.verify(&state)
    case .resendCode: return try answers.resend(&state)
    default: throw .noRoute
    }
  }

  private func reply(
    to account: inout CareersAccount,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let query = QueryItems(of: request.url)
    let saved = SavedAnswers(catalogue: CareersCatalogue.all.moved(to: now), now: now)
    let applications = ApplicationAnswers(catalogue: CareersCatalogue.all.moved(to: now), now: now)
    let profile = ProfileAnswers(now: now)
    let verification = VerificationAnswers(now: now)
    let organizations = OrganizationAnswers(now: now)
    let id = route.id
    switch route.endpoint {
    case .me: return .ok(.object(["user": account.userJSON]))
    case .savedJobs: return try saved.jobs(account, query)
    case .savedPosts: return try saved.posts(account, query)
    case .saveJob: return try saved.saveJob(&account, fields())
    case .savePost: return try saved.savePost(&account, fields())
    case .unsaveJob: return try saved.unsaveJob(&account, id)
    case .unsavePost: return try saved.unsavePost(&account, id)
    case .apply: return try applications.apply(&account, id, fields(), &identifiers)
    case .applications: return try applications.list(account, query)
    case .journey: return try applications.journey(account, id)
    case .uploadDocument: return try applications.upload(account, id, fields(), &identifiers)
    case .addDocument: return try applications.addDocument(&account, id, fields(), &identifiers)
    case .documents: return try applications.documents(account, id)
    case .acceptOffer: return try applications.decide(&account, id, isAccepted: true, fields())
    case .declineOffer: return try applications.decide(&account, id, isAccepted: false, fields())
    case .profile, .trustProfile: return profile.profile(account)
    case .updateProfile: return try profile.update(&account, fields())
    case .checklist: return profile.checklist(account)
    case .requestVerification: return try profile.requestVerification(&account, fields(), &identifiers)
    case .beginVerification: return try verification.begin(&account, fields(), &identifiers)
    case .verificationStatus: return verification.status(account)
    case .uploadVerification: return try verification.upload(account, fields(), &identifiers)
    case .addVerification: return try verification.addDocument(&account, fields(), &identifiers)
    case .submitVerification: return try verification.submit(&account, id)
    case .addProviderMetadata: return try verification.addProviderMetadata(&account, id, fields())
    case .verificationHistory: return try verification.history(account, query)
    case .createOrganization: return try organizations.create(&account, fields(), &identifiers)
    case .verifyOrganization: return try organizations.verify(&account, id, fields(), &identifiers)
    case .organizationStatus: return try organizations.status(account, id)
    case .health, .jobs, .job, .posts, .register, .login, .refresh, .logout, .verifyEmail, .resendCode:
      throw .noRoute
    }
  }
}
