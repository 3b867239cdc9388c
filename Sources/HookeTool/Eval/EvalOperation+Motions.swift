import Hooke

extension EvalOperation {
    /// Returns `value`, `velocity` and `acceleration` of a ``MotionQuestion`` at each time of `at`.
    func motionAnswer(_ kind: MotionQuestion.Kind, _ fields: NotationFields) throws -> String {
        let question = try MotionQuestion.read(kind, fields)
        let times = try fields.numbers("at")
        try fields.finish()
        return question.answer(at: times)
    }
}
