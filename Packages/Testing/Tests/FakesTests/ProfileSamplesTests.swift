import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct ProfileSamplesTests {
  @Test func `a profile with a final request waits for its review`() {
    let expected = """
      id: 9a7d6f2e-1111-4222-8333-444455556666
      name: Siti Aminah
      email: siti@example.com
      avatar.value: https://images.example.com/siti.jpg
      completion: 100
      trust: underReview
      state: manualReview
      progress.session.value: 5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11
      progress.sessionStatus.value: manualReview
      progress.state: manualReview
      progress.documents: 2
      progress.required: 2
      progress.requiredUploaded: 2
      progress.finalRequest.value.id: f1
      progress.finalRequest.value.status: REQUESTED
      progress.finalRequest.value.note: New passport
      progress.finalRequest.value.documents: 2
      """
    #expect(outline(CareersSamples.profile) == expected)
  }

  @Test func `the profile of a new user has nothing yet`() {
    let expected = """
      id: 9a7d6f2e-1111-4222-8333-444455556666
      name: Siti Aminah
      email: siti@example.com
      avatar: absent
      completion: 40
      trust: unverified
      state: notStarted
      progress.session: absent
      progress.sessionStatus: absent
      progress.state: notStarted
      progress.documents: 0
      progress.required: 2
      progress.requiredUploaded: 0
      progress.finalRequest: absent
      """
    #expect(outline(CareersSamples.newProfile) == expected)
  }

  @Test func `the history of a verification ends with a rejection`() {
    let expected = """
      0.id: e1
      0.to: created
      0.actor: user
      0.reason: session_created
      0.date: -48.0 h
      1.id: e2
      1.from: created
      1.to: submitted
      1.actor: user
      1.reason: session_submitted
      1.date: -24.0 h
      2.id: e3
      2.from: submitted
      2.to: rejected
      2.actor: admin
      2.reason: The passport has expired.
      2.date: -1.0 h
      """
    #expect(outline(CareersSamples.verificationEvents.entries) == expected)
  }

  @Test func `the account was made two days ago, and its address is not verified`() {
    let expected = """
      id: usr_mai
      name: Mai Tanaka
      email: mai@example.com
      emailState: unverified
      createdAt: -48.0 h
      """
    #expect(outline(CareersSamples.user) == expected)
  }

  @Test func `the verified account is the same one, verified a day ago`() {
    let user = CareersSamples.verifiedUser

    #expect(user.emailState == .verified(moment(-24)))
    #expect([user.name, user.email] == [CareersSamples.user.name, CareersSamples.user.email])
    #expect(user.id == CareersSamples.user.id)
    #expect(user.createdAt == CareersSamples.user.createdAt)
  }

  @Test func `a code is valid for ten minutes, and another one is available in a minute`() {
    let sent = EmailChallenge(
      email: "mai@example.com",
      isSent: true,
      resendAt: moment(1.0 / 60),
      lifetime: .seconds(600),
      developmentCode: nil
    )

    #expect(CareersSamples.challenge() == sent)
    #expect(CareersSamples.challenge(isSent: false).isSent == false)
    #expect(CareersSamples.challenge(code: "123").developmentCode == "123")
  }

  @Test(arguments: [(.keyring, false), (.file, true)] as [(TokenStore, Bool)])
  func `a session began an hour ago`(store: TokenStore, isEnded: Bool) {
    let expected = CareersSession(
      id: CareersUser.ID(rawValue: "usr_mai"),
      email: "mai@example.com",
      store: store,
      signedInAt: moment(-1),
      isEnded: isEnded
    )
    #expect(CareersSamples.session(store, isEnded: isEnded) == expected)
  }

  @Test func `a session is in the keyring and not ended where nothing else is said`() {
    #expect(CareersSamples.session() == CareersSamples.session(.keyring, isEnded: false))
  }
}
