/** @jest-environment node */
import { quickQuoteWords } from '../quick-quote.ts'
import { quoteWords } from '../quote.ts'
import { leadForms } from '../lead-forms.ts'
import { projectRequestWords } from '../project-request.ts'

// The one place where the specification's quoted texts, options and counts are typed again: content is held to them.

test('the project request form says what the specification says', () => {
  const { notices, eventTypes, sending } = projectRequestWords()
  expect(notices.missing).toEqual({
    title: 'Missing Information',
    description: 'Please fill in all required fields (First Name, Last Name, Email, and Phone).',
  })
  expect(notices.failed).toEqual({
    title: 'Submission Failed',
    description:
      'There was an issue submitting your request. Please try again or email us directly at {email}',
  })
  expect(notices.sent).toEqual({
    title: 'Request Submitted Successfully!',
    description: "We've received your project request and will respond within 24 hours.",
  })
  expect(sending).toBe('Preparing Request...')
  expect(eventTypes).toEqual([
    'Corporate Event',
    'Trade Show/Conference',
    'New Employee Onboarding',
    'Team Building Event',
    'Product Launch',
    'Marketing Campaign',
    'Custom Storefront',
    'Other',
  ])
})

test('the hero quote says what the specification says', () => {
  const { title, fields, notices, interests, cancel, submit, sending } = quoteWords()
  expect([title, cancel, submit, sending]).toEqual([
    'Request a Quote',
    'Cancel',
    'Submit Quote Request',
    'Sending...',
  ])
  expect([fields.name.label, fields.company.label, fields.phone.label, fields.email.label]).toEqual([
    'Name',
    'Company',
    'Phone',
    'Email Address',
  ])
  expect(fields.phone.placeholder).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
  expect(notices.missing).toEqual({
    title: 'Missing Information',
    description: 'Please fill in all required fields (Name, Email, and Phone).',
  })
  expect(notices.failed).toEqual({
    title: 'Submission Failed',
    description: 'There was an issue submitting your request. Please try again or email us directly.',
  })
  expect(notices.sent).toEqual({
    title: 'Quote Request Submitted!',
    description: "We've received your quote request and will respond within 24 hours.",
  })
  expect(interests).toEqual([
    'Promotional Products',
    'Custom Apparel',
    'Trade Show Materials',
    'Corporate Gifts',
    'Branded Drinkware',
    'Office Supplies',
    'Event Merchandise',
    'Marketing Materials',
    'Awards & Recognition',
    'Tech Accessories',
    'Other',
  ])
})

test('the contact quote says what the specification says', () => {
  const { errors, notices, projectTypes, timelines, budgetRanges, cancel, sending } = quickQuoteWords()
  expect([cancel, sending]).toEqual(['Cancel', 'Submitting...'])
  expect(errors).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Valid email is required',
    phone: 'Phone number is required',
    company: 'Company name is required',
    projectType: 'Please select a project type',
    timeline: 'Please select a timeline',
    budgetRange: 'Please select a budget range',
    quantity: 'Quantity is required',
    description: 'Please provide at least 10 characters describing your project',
  })
  expect(notices).toEqual({
    failed: { title: 'Error', description: 'Failed to submit your quote request. Please try again.' },
    sent: {
      title: 'Quote Request Submitted!',
      description: "We'll get back to you within 24 hours with a detailed quote.",
    },
  })
  expect(projectTypes).toEqual([
    'Promotional Products',
    'Corporate Apparel',
    'Trade Show Materials',
    'Business Cards & Stationery',
    'Marketing Collateral',
    'Event Signage',
    'Custom Packaging',
    'Employee Onboarding Kits',
    'Holiday Gifts',
    'Other',
  ])
  expect(timelines).toEqual([
    'Rush (1-3 days)',
    'Standard (1-2 weeks)',
    'Flexible (2-4 weeks)',
    'No rush (1+ months)',
  ])
  expect(budgetRanges).toEqual([
    'Under $500',
    '$500 - $1,000',
    '$1,000 - $2,500',
    '$2,500 - $5,000',
    '$5,000 - $10,000',
    '$10,000+',
  ])
})

test('an answer is promised within 24 hours, and the switches stand as they are delivered', () => {
  expect(leadForms().answerWithinHours).toBe(24)
  expect(leadForms().switches).toEqual({ quickQuote: 'send', productQuote: 'on' })
})
