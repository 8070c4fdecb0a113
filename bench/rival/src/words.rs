//! The rules by which Gonggo normalises texts and finds terms in them (`src/search/text.ts`), for terms without quotes.

use unicode_normalization::UnicodeNormalization;

/// The gap between a letter and the previous one. A run of separators is one gap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Gap {
    None,
    Blank,
    Dash,
}

#[derive(Clone, Copy)]
pub struct Letter {
    pub char: char,
    pub gap: Gap,
}

#[derive(Clone)]
pub struct Term {
    /// Without separators.
    pub text: String,
    pub letters: Vec<char>,
}

/// A text without its separators, and their places.
pub struct Text {
    pub letters: Vec<Letter>,
}

/// Marks (accents that NFKC leaves alone) count as separators here, unlike in Gonggo: no notice of the benchmark has any.
pub fn read_text(text: &str) -> Text {
    let folded: String = text
        .chars()
        .map(|char| if "ㆍ·・‧•".contains(char) { ' ' } else { char })
        .nfkc()
        .collect::<String>()
        .to_lowercase()
        .nfkc()
        .collect();
    let mut letters = Vec::new();
    let mut gap = Gap::None;
    for char in folded.chars() {
        if char.is_alphanumeric() {
            letters.push(Letter { char, gap });
            gap = Gap::None;
        } else if char.is_whitespace() {
            gap = Gap::Blank;
        } else if gap == Gap::None {
            gap = Gap::Dash;
        }
    }
    Text { letters }
}

/// For a text that is already normalised.
pub fn split_text(norm: &str) -> Text {
    let mut letters = Vec::with_capacity(norm.len() / 3);
    let mut gap = Gap::None;
    for char in norm.chars() {
        match char {
            ' ' => gap = Gap::Blank,
            '-' => gap = Gap::Dash,
            _ => letters.push(Letter {
                char,
                gap: std::mem::replace(&mut gap, Gap::None),
            }),
        }
    }
    Text { letters }
}

pub fn read_term(text: &str) -> Option<Term> {
    let letters: Vec<char> = read_text(text).letters.iter().map(|one| one.char).collect();
    (!letters.is_empty()).then(|| Term {
        text: letters.iter().collect(),
        letters,
    })
}

fn is_narrow(char: char) -> bool {
    char.is_ascii_alphanumeric() || matches!(char, 'À'..='ɏ')
}

/// Between two of these, a blank separates words, and a term without it does not match.
pub fn is_narrow_pair(before: char, after: char) -> bool {
    is_narrow(before) && is_narrow(after)
}

impl Text {
    pub fn plain(&self) -> String {
        self.letters.iter().map(|one| one.char).collect()
    }

    fn begins(&self, at: usize) -> bool {
        at == 0 || self.letters[at].gap != Gap::None
    }

    fn ends(&self, at: usize) -> bool {
        match self.letters.get(at + 1) {
            Some(next) => next.gap != Gap::None,
            None => true,
        }
    }

    /// Whether a term may skip the gap before a letter.
    pub fn joins(&self, at: usize) -> bool {
        match self.letters[at].gap {
            Gap::None | Gap::Dash => true,
            Gap::Blank => !is_narrow_pair(self.letters[at - 1].char, self.letters[at].char),
        }
    }

    /// Whether a term with these letters matches here.
    pub fn stands(&self, at: usize, length: usize) -> bool {
        let rest = at + 1..at + length;
        if rest.clone().all(|one| self.letters[one].gap == Gap::None) {
            return true;
        }
        if !rest.clone().all(|one| self.joins(one)) {
            return false;
        }
        let (begins, ends) = (self.begins(at), self.ends(at + length - 1));
        match length {
            2 => begins && ends,
            3 => begins || ends,
            _ => true,
        }
    }

    pub fn has(&self, term: &Term) -> bool {
        let length = term.letters.len();
        (0..(self.letters.len() + 1).saturating_sub(length)).any(|at| {
            let window = self.letters[at..at + length].iter().map(|one| one.char);
            window.eq(term.letters.iter().copied()) && self.stands(at, length)
        })
    }

    /// Every text of one to three letters that a term could match.
    pub fn short_terms(&self) -> Vec<String> {
        let mut terms = Vec::new();
        for length in 1..=3 {
            for at in 0..(self.letters.len() + 1).saturating_sub(length) {
                if self.stands(at, length) {
                    terms.push(self.letters[at..at + length].iter().map(|one| one.char).collect());
                }
            }
        }
        terms
    }

    /// Pairs of letters with the index of the first.
    pub fn pairs(&self) -> Vec<(usize, String)> {
        (1..self.letters.len())
            .filter(|&at| self.joins(at))
            .map(|at| {
                (
                    at - 1,
                    [self.letters[at - 1].char, self.letters[at].char].iter().collect(),
                )
            })
            .collect()
    }
}

impl Term {
    /// Pairs that cover the term: every second one, the last, and those whose blank matters.
    pub fn pairs(&self) -> Vec<(usize, String)> {
        let last = self.letters.len() - 2;
        (0..=last)
            .filter(|&at| at % 2 == 0 || at == last || is_narrow_pair(self.letters[at], self.letters[at + 1]))
            .map(|at| (at, self.letters[at..at + 2].iter().collect()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(title: &str, term: &str) -> bool {
        read_text(title).has(&read_term(term).expect("a term"))
    }

    #[test]
    fn terms_pass_over_separators_as_in_gonggo() {
        assert!(finds("정보 시스템", "정보시스템"));
        assert!(finds("정보-시스템", "정보시스템"));
        assert!(!finds("IT services", "itservices"));
        assert!(finds("IT-services", "itservices"));
        assert!(finds("보 수 공사", "보수"));
        assert!(!finds("정보 수집", "보수"));
        assert!(finds("정보 수집", "보수집"));
        assert!(!finds("정보 수집용", "보수집"));
    }

    #[test]
    fn short_terms_are_those_that_are_found() {
        for title in ["정보 수집용 IT 장비", "A b-c 가 나 다라", "(긴급) 보수"] {
            let text = read_text(title);
            let known = text.short_terms();
            let plain: Vec<char> = text.plain().chars().collect();
            for length in 1..=3 {
                for window in plain.windows(length) {
                    let term: String = window.iter().collect();
                    assert_eq!(known.contains(&term), finds(title, &term), "{term} in {title}");
                }
            }
        }
    }
}
