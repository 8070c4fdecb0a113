use crate::notices::Notice;
use crate::question::Question;

pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A search engine for notices.
pub trait Engine: Send + Sync {
    /// The body of the response.
    fn answer(&self, question: &Question, now: i64) -> Result<Vec<u8>, Failure>;
    /// Adds a notice that was published after the others; `facts` from `Filters::facts_of`.
    fn add(&mut self, notice: &Notice, facts: &[String]) -> Result<(), Failure>;
}

/// Notices with their facts, during loading.
pub trait Notices: Iterator<Item = Result<(Notice, Vec<String>), Failure>> {}

impl<T: Iterator<Item = Result<(Notice, Vec<String>), Failure>>> Notices for T {}
